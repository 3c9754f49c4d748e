import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import RentPage from './page.tsx'

test.each([
  ['maskinuthyrning-utan-forare', 'maskinuthyrning-med-forare'],
  ['maskinuthyrning-med-forare', 'maskinuthyrning-utan-forare'],
])('%s leads to %s', (key, other) => {
  const Stub = createRoutesStub([{ id: 'rent', path: '/', Component: RentPage }])
  const loaderData = { rent: { key, text: null, duties: [] } }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />)
  expect(markup.match(/(?<=href="\/)maskinuthyrning-[^"]+/g)).toEqual([other])
})

test('the duties that have no translation keep their language', () => {
  const duties = [{ title: { text: 'Ditt ansvar', lang: 'sv' }, content: { text: '', lang: 'sv' } }]
  const Stub = createRoutesStub([{ id: 'rent', path: '/', Component: RentPage }])
  const loaderData = { rent: { key: 'maskinuthyrning-med-forare', text: null, duties } }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />)
  expect(markup).toMatch(/<h3 [^>]*lang="sv"[^>]*>Ditt ansvar/)
})
