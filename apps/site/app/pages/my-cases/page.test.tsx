import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import MyCasesPage from './page.tsx'

test('the pages of the cases keep their state and their order', () => {
  const Stub = createRoutesStub([{ id: 'cases', path: '/', Component: MyCasesPage }])
  const view = { state: 'received', sort: 'oldest', page: 2, pages: 3, count: 41 }
  const cases = { ...view, rows: [], isSupplier: false }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { cases } }} />)
  expect(markup.match(/(?<=href="\/\?)lage=[^"]+/g)).toEqual([
    'lage=received&amp;ordning=oldest&amp;sida=1',
    'lage=received&amp;ordning=oldest&amp;sida=3',
  ])
})

test('a case names its depot beside the label without saying it twice', () => {
  const row = {
    number: 'MK-2026-000123',
    path: '/mina-sidor/mina-arenden/MK-2026-000123',
    subject: { text: 'Jekko SPX532', lang: undefined },
    more: 0,
    sentOn: '2026-11-30',
    state: 'received' as const,
    unread: 0,
    startsAt: null,
    depot: { text: 'Depå Stockholm', lang: undefined },
  }
  const Stub = createRoutesStub([{ id: 'cases', path: '/', Component: MyCasesPage }])
  const view = { state: '', sort: 'newest', page: 1, pages: 1, count: 1, isSupplier: false }
  const cases = { ...view, rows: [row] }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { cases } }} />)
  expect(markup.replaceAll(/<[^>]+>/g, '')).toContain('Depå Stockholm')
  expect(markup.replaceAll(/<[^>]+>/g, '')).not.toContain('Depå Depå')
})
