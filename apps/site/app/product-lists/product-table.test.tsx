import type { ListedProduct } from '@minikran/contract/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { listRequest } from './list-request.ts'
import { listView, type TableView } from './list-view.ts'
import { ProductTable } from './product-table.tsx'

const product = (type: number, price: object) => ({
  product_slug: `nr-${type}`,
  path: `/produkter/a/b/nr-${type}`,
  title_sv: `Nr ${type}`,
  title_en: null,
  prod_vat: 25,
  depot: null,
  education_city: null,
  type,
  ...price,
})
const rented = product(0, { price_first_day: 1000 })
const sold = product(1, { price_sale: 9000 })
const course = product(3, { price_sale: 4900 })

function Table() {
  const { table } = useLoaderData<{ table: TableView }>()
  return <ProductTable table={table} sort="order" picked={[]} />
}

/** The heading above the prices, and what each cell of prices says. */
function pricesOf(products: readonly object[]): string[] {
  const url = new URL('http://own.example/produkter?vy=tabell')
  const { table } = listView({
    request: listRequest(url, 'sv'),
    url,
    locale: 'sv',
    products: products as ListedProduct[],
    count: products.length,
    hits: products.length,
    answer: { filters: [], own_filters: [], all: 0, count: 0 },
  })
  if (table === null) throw new Error('No table')
  const Stub = createRoutesStub([{ path: '/', id: 'root', Component: Table }])
  const root = { priceType: '', table }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
  const [, heading = ''] = /sortera=price[^>]*>([^<]+)</.exec(markup) ?? []
  const cells = [...markup.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell)
  const prices = cells.filter((cell) => cell.includes('kr'))
  return [heading, ...prices.map((cell) => /^(?:<[^>]*>)*([^<]+)/.exec(cell)?.[1] ?? '')]
}

test.each([
  [[rented], ['Första dagen', '1\u00a0000\u00a0kr']],
  [[sold], ['Köp', '9\u00a0000\u00a0kr']],
  [
    [rented, sold, course],
    ['Pris', 'Första dagen', 'Köp', 'Pris per deltagare'],
  ],
])('prices are told for what they are: %#', (products, said) => {
  expect(pricesOf(products)).toEqual(said)
})
