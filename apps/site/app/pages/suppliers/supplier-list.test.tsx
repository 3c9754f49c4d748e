import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { SupplierList } from './supplier-list.tsx'
import type { Supplier } from './supplier-view.ts'

const make = { logo: null, url: null, content: { text: '', lang: 'sv' as const }, count: 1 }
const all: Supplier[] = [
  { ...make, slug: 'jekko', name: 'Jekko', repairs: true, sales: false },
  { ...make, slug: 'unic', name: 'Unic', repairs: false, sales: true },
]

const Stub = createRoutesStub([{ path: '/', Component: List }])

function List() {
  return <SupplierList all={all} show={useLocation().state} />
}

function shownFor(state: string | null): string[] {
  const markup = renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state }]} />)
  const [, table = ''] = markup.split('<table')
  return all.map(({ name }) => name).filter((name) => table.includes(name))
}

test.each([
  [null, ['Jekko', 'Unic']],
  ['reparation', ['Jekko']],
  ['forsaljning', ['Unic']],
  ['annat', ['Jekko', 'Unic']],
  // Names that every object of JavaScript has.
  ['constructor', ['Jekko', 'Unic']],
  ['__proto__', ['Jekko', 'Unic']],
])('for visa=%s the list has %s', (show, names) => {
  expect(shownFor(show)).toEqual(names)
})
