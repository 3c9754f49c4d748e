import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import SuppliersPage from './page.tsx'
import type { Supplier } from './supplier-view.ts'

const make = { logo: null, url: null, content: { text: '', lang: 'sv' as const } }
const all: Supplier[] = [
  { ...make, slug: 'jekko', name: 'Jekko', repairs: true, sales: false, count: 3 },
  { ...make, slug: 'unic', name: 'Unic', repairs: true, sales: true, count: 0 },
]

const Stub = createRoutesStub([{ id: 'page', path: '/', Component: SuppliersPage }])

test('a make without products is not counted among those for rent', () => {
  const loaderData = { page: { text: null, all, opened: null, show: null } }
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />)
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Märken vi hyr ut 1 Märken vi reparerar 2 Märken vi säljer 1')
})
