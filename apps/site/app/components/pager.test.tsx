import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const Page = () => <Pager page={2} pages={3} />
const Stub = createRoutesStub([{ path: '/produkter', Component: Page }])

test.each([
  ['/produkter?sida=2', ['/produkter', '/produkter?sida=3']],
  ['/produkter?sida=2&q=lift', ['/produkter?q=lift', '/produkter?sida=3&q=lift']],
])('beside %s are %j: the first page has no number', (address, beside) => {
  const markup = renderToStaticMarkup(<Stub initialEntries={[address]} />)
  const links = [...markup.matchAll(/ href="([^"]+)"/g)]
  expect(links.map(([, link]) => link?.replaceAll('&amp;', '&'))).toEqual(beside)
})
