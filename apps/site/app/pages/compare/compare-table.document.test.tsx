import { act } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedMachine } from './compared-machines.ts'

const machine = (slug: string): ComparedMachine => ({
  slug,
  title: { text: slug, lang: 'sv' },
  product: null,
  path: null,
  price: null,
  machine: null,
  outline: 'mini-crane',
  figures: [],
})

function Page() {
  const slugs = new URLSearchParams(useLocation().search).get('m')?.split(',') ?? []
  return (
    <main id="content" tabIndex={-1}>
      <CompareTable machines={slugs.map(machine)} requested={null} />
    </main>
  )
}
const HydrateFallback = () => null
const Stub = createRoutesStub([{ path: '/jamfor', Component: Page }])

test('who removes a machine goes on from the beginning of the page', async () => {
  const { box } = await mount(<Stub initialEntries={['/jamfor?m=a,b']} />)
  const remove = box.querySelectorAll<HTMLElement>('th a')[1]
  remove?.focus()
  await act(async () => remove?.click())
  expect(box.querySelectorAll('th a')).toHaveLength(1)
  expect(document.activeElement?.id).toBe('content')
})

test('two machines that are removed one after the other are both gone', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('a,b,c') ? null : promise
  const Slow = createRoutesStub([{ path: '/jamfor', Component: Page, loader, HydrateFallback }])
  const { box } = await mount(<Slow initialEntries={['/jamfor?m=a,b,c']} />)
  const [first, second] = [...box.querySelectorAll<HTMLElement>('th a')]
  await act(async () => first?.click())
  await act(async () => second?.click())
  await act(async () => resolve(null))
  const left = [...box.querySelectorAll('th[scope=col] [lang]')].map((head) => head.textContent)
  expect(left).toEqual(['c'])
})
