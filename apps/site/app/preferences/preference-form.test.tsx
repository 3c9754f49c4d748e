import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PreferenceForm } from './preference-form.tsx'

test('a preference leads back to the same page of a list', () => {
  const element = <PreferenceForm sets="priceType">{null}</PreferenceForm>
  const router = createMemoryRouter([{ path: '/produkter', element }], {
    initialEntries: ['/produkter?sida=2'],
  })
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(markup).toContain('name="back" value="/produkter?sida=2"')
})
