import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PriceCard } from './price-card.tsx'
import type { ProductView } from './product-view.ts'

test.each([
  [null, ''],
  [{ query: 'lyft=5_3_100' }, 'lyft=5_3_100&amp;'],
])('the weekend is asked for with the lift of the address: %j', (lift, query) => {
  const weekend = { sentence: '', sum: null, query: 'fran=2026-12-04T15:00' }
  const prices = [{ key: 'weekend', label: 'Helg', price: null }]
  const product = { slug: 'kran', prices, weekend, lift, inquiry: { prices: null } }
  const element = <PriceCard product={product as unknown as ProductView} />
  const router = createMemoryRouter([{ path: '/', element }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(
    `href="/forfragan?produkt=kran&amp;${query}fran=2026-12-04T15:00"`,
  )
})
