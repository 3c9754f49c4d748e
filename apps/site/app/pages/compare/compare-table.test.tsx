import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CompareTable } from './compare-table.tsx'

test('the links of a compared machine bring the lift along', () => {
  const machine = {
    slug: 'jekko-spx312',
    title: { text: 'Jekko SPX312', lang: 'sv' },
    product: 'jekko-spx312',
    path: '/produkter/jekko-spx312',
    price: null,
    machine: null,
    outline: 'mini-crane',
    figures: [],
  } as const
  const requested = { load: { height: 5, radius: 4, weight: 300 }, extra: 0 }
  const element = <CompareTable machines={[{ ...machine, figures: [] }]} requested={requested} />
  const router = createMemoryRouter([{ path: '*', element }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(markup).toContain('href="/produkter/jekko-spx312?q=5_4_300"')
  expect(markup).toContain('href="/forfragan?produkt=jekko-spx312&amp;lyft=5_4_300"')
})
