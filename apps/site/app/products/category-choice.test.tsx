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
  expect(choiceAt('/')).toMatch(new RegExp(`<${tag} [^>]*lang="sv"[^>]*>Liftar`))
})

test('tiles and dropdown bring the picked machines to the list of a category', () => {
  const html = choiceAt('/?weight_max=900&m=kran,lyft')
  expect(html).toContain('href="/produkter/liftar?m=kran,lyft"')
  expect(html).toContain('<input type="hidden" name="m" value="kran,lyft"/>')
})

test('with no machine picked, the form of the dropdown sends none', () => {
  expect(choiceAt('/?weight_max=900')).not.toContain('name="m"')
})

function choiceAt(address: string) {
  const element = <CategoryChoice choices={[lift]} label="Choose" parameter="kategori" />
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
