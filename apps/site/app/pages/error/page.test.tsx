import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import ErrorPage from './page.tsx'

test.each([
  ['/fel', '/', 'Till startsidan'],
  ['/fel?fran=/nyheter', '/nyheter', 'Försök igen'],
  ['/fel?fran=https://other.example', '/', 'Försök igen'],
])('%s leads to %s by "%s"', (address, to, words) => {
  const Stub = createRoutesStub([{ path: '/fel', Component: ErrorPage }])
  const markup = renderToStaticMarkup(<Stub initialEntries={[address]} />)
  const [, href, text] = /<a href="([^"]+)"[^>]*>([^<]+)</.exec(markup) ?? []
  expect([href, text]).toEqual([to, words])
})
