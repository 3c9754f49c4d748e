import { m } from '@minikran/i18n/messages'
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
  const { show, makes } = useLocation().state
  return <SupplierList all={makes} show={show} />
}

const render = (state: { show: string | null; makes: Supplier[] }) =>
  renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state }]} />)

function shownFor(show: string | null): string[] {
  const markup = render({ show, makes: all })
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

test('a make opens from its logo over the same selection', () => {
  const entry = { pathname: '/leverantorer', search: '?visa=forsaljning' }
  const state = { show: 'forsaljning', makes: all }
  const Page = createRoutesStub([{ path: '/leverantorer', Component: List }])
  const markup = renderToStaticMarkup(<Page initialEntries={[{ ...entry, state }]} />)
  const [strip] = markup.split('<table')
  expect(strip).toContain('href="/leverantorer?visa=forsaljning&amp;tillverkare=jekko"')
})

test('without such makes the list says so', () => {
  const markup = render({ show: 'forsaljning', makes: all.slice(0, 1) })
  expect(markup).toContain(m.suppliers_none())
  expect(markup).not.toContain('<table')
})

test('a row says for each make whether it is repaired and whether it is sold', () => {
  const [, table = ''] = render({ show: null, makes: all }).split('<tbody')
  const flags = table.split('<tr').slice(1)
  const words = new RegExp(`(?:${m.compare_yes()}|${m.compare_no()})(?=<)`, 'g')
  const [yes, no] = [m.compare_yes(), m.compare_no()]
  expect(flags.map((row) => row.match(words))).toEqual([
    [yes, no],
    [no, yes],
  ])
})
