import type { ListedProduct } from '@minikran/contract/catalogue'
import { act } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { listRequest } from './list-request.ts'
import { listView } from './list-view.ts'
import { ProductResults } from './product-results.tsx'

const product = {
  product_slug: 'kran',
  path: '/produkter/a/b/kran',
  title_sv: 'Kran',
  title_en: null,
  images: [],
  depot: null,
  type: 0,
  ...Object.fromEntries([1, 2, 3, 4].map((at) => [`fld_title${at}`, null])),
}

function Results({ address }: { address: string }) {
  const url = new URL(address, 'http://own.example')
  const weight = { kind: 'range', fld: 'weight', min: 1, max: 2 }
  const list = listView({
    request: listRequest(url, 'sv'),
    url,
    locale: 'sv',
    products: [product as unknown as ListedProduct],
    count: 1,
    hits: 1,
    answer: { filters: [weight], own_filters: [], all: 1, count: 1 } as never,
  })
  return <ProductResults list={list} />
}

test.each(['/produkter?m=kran', '/produkter?vy=tabell&m=kran'])(
  'at %s a machine that is unticked is picked no more',
  async (address) => {
    const element = <Results address={address} />
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
    const { box } = await mount(<RouterProvider router={router} />)
    await act(async () => box.querySelector<HTMLElement>('[name=m][type=checkbox]')?.click())
    expect(router.state.location.search).not.toContain('m=')
  },
)
