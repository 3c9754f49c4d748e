import { expect, test } from 'vitest'
import { listRequest } from './list-request.ts'
import { activeOwnFilters, ownFilterView } from './own-filter-view.ts'

const titles = { title_sv: 'Tank', title_en: 'Tank' }
const tank = { kind: 'range' as const, fld: 'tank', ...titles, unit: 'l', min: 20, max: 1800 }
const color = {
  kind: 'options' as const,
  fld: 'farg',
  title_sv: 'Färg',
  title_en: 'Colour',
  options: [
    { code: 1, title_sv: 'Röd', title_en: 'Red', count: 3 },
    { code: 2, title_sv: 'Blå', title_en: null, count: 1 },
  ],
}
const viewOf = (query: string) => {
  const url = new URL(`https://minikran.example/produkter?${query}`)
  return { url, locale: 'en' as const, request: listRequest(url, 'en') }
}

test('a filter by an added field has its words, its fields in the address and what is typed there', () => {
  const view = viewOf('own.tank.min=30&own.tank.max=x&own.farg=2')
  expect(ownFilterView(tank, view)).toMatchObject({
    label: 'Tank',
    unit: 'l',
    fromName: 'own.tank.min',
    toName: 'own.tank.max',
    from: '30',
    to: 'x',
    isFaulty: true,
  })
  expect(ownFilterView(color, view)).toMatchObject({
    name: 'own.farg',
    label: 'Colour',
    options: [
      { code: 1, label: 'Red', count: 3, isChosen: false },
      { code: 2, label: 'Blå', count: 1, isChosen: true },
    ],
  })
})

test('a number by an added field that may mean thousands narrows nothing, and its field says so', () => {
  const view = viewOf('own.tank.min=1.950&own.tank.max=1950.5')
  expect(view.request.narrowing).toEqual({ own: 'tank:..1950.5' })
  expect(ownFilterView({ ...tank, unit: 'kg' }, view)).toMatchObject({
    from: '1.950',
    unit: 'kg',
    isFaulty: true,
  })
})

test('the call gets the filters of the address as one parameter', () => {
  const { request } = viewOf('own.tank.min=30&own.farg=2&own.farg=1&weight_max=900')
  expect(request.narrowing).toEqual({ weight_max: '900', own: 'tank:30..;farg:2,1' })
})

test('an active filter says what it is and names the parameters that remove it', () => {
  const { request } = viewOf('own.tank.max=30&own.farg=1&own.okand=5')
  const active = activeOwnFilters(request.filters.own, [tank, color], 'en')
  expect(active.map(({ names }) => names)).toEqual([
    ['own.tank.min', 'own.tank.max'],
    ['own.farg'],
    ['own.okand'],
  ])
  expect(active.slice(1).map(({ text }) => text)).toEqual(['Colour: Red', 'okand: 5'])
  expect(active[0]?.text).toMatch(/^Tank.*30.l$/)
})
