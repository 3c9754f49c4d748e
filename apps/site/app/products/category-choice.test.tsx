import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CategoryChoice } from './category-choice.tsx'

const lift = {
  slug: 'liftar',
  path: '/produkter/liftar',
  title: { text: 'Liftar', lang: 'sv' },
  count: 3,
} as const

test.each(['span', 'option'])('the title of a category in its %s has its own language', (tag) => {
  const element = <CategoryChoice choices={[lift]} label="Choose" parameter="kategori" />
  const router = createMemoryRouter([{ path: '/', element }])
  const title = new RegExp(`<${tag} [^>]*lang="sv"[^>]*>Liftar`)
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toMatch(title)
})
