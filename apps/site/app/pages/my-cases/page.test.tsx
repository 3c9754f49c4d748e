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
