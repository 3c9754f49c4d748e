import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'

test.each([
  ['/', '', '/forfragan'],
  ['/kran', '', '/forfragan?produkt=kran'],
  ['/kran', 'lift,truck', '/forfragan?produkt=lift&amp;produkt=truck'],
])('at %s with the list "%s" the inquiry is at %s', (address, listed, inquiry) => {
  const element = <BottomBar listed={listed} />
  const router = createMemoryRouter([{ path: '/:product?', element }], {
    initialEntries: [address],
  })
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(markup).toContain(`href="${inquiry}"`)
})
