import { expect, test } from 'vitest'
import type { PlanField } from './plan-fields.ts'
import { readPlan, readTypedPlan, typedPlan } from './read-plan.ts'

const lift = { height: '5,5', radius: '4.5', weight: '100' }
const opening = { passage: 'opening', opening_sill: '2', opening_top: '6,5', opening_depth: '1,5' }
const errorsOf = (typed: Partial<Record<PlanField, string>>) => {
  const read = readPlan({ ...lift, ...typed })
  if (read.ok) return {}
  return Object.fromEntries(Object.entries(read.errors).map(([name, { rule }]) => [name, rule]))
}

test('comma and dot are read alike, and empty parameters count as absent', () => {
  expect(readPlan({ ...lift, rigging: '', crane: ' ', wind: '8,5' })).toEqual({
    ok: true,
    values: { height: 5.5, radius: 4.5, weight: 100, wind: 8.5 },
  })
})

test('height, radius and weight are required', () => {
  const required = { rule: 'required' }
  expect(readPlan({})).toEqual({
    ok: false,
    errors: { height: required, radius: required, weight: required },
  })
})

const tooLongSill = {
  opening_sill: 'maxLength',
  edge_distance: 'required',
  edge_height: 'required',
}
test.each<[string, Partial<Record<PlanField, string>>, object]>([
  ['centimetres for metres', { height: '550' }, { height: 'max' }],
  ['tonnes for kilograms', { weight: '0,5' }, { weight: 'min' }],
  ['grams for kilograms', { weight: '500000' }, { weight: 'max' }],
  ['negative', { radius: '-4' }, { radius: 'decimal' }],
  ['words', { weight: '100 kg' }, { weight: 'decimal' }],
  ['zero', { weight: '0' }, { weight: 'aboveZero' }],
  ['too long', { height: '5.0000000000001' }, { height: 'maxLength' }],
  ['too long, for the other way in', { opening_sill: '9'.repeat(99) }, tooLongSill],
  ['a word that is none', { ground: 'ice' }, { ground: 'format' }],
  ['an edge without a height', { edge_distance: '3' }, { edge_height: 'required' }],
  [
    'a load without an edge',
    { load_length: '3' },
    {
      edge_distance: 'required',
      edge_height: 'required',
    },
  ],
  [
    'an opening without its measures',
    { passage: 'opening' },
    { opening_sill: 'required', opening_top: 'required', opening_depth: 'required' },
  ],
  ['a top below the sill', { ...opening, opening_top: '1,9' }, { opening_top: 'aboveSill' }],
  ['a top at the sill', { ...opening, opening_top: '2' }, { opening_top: 'aboveSill' }],
  ['a place before the wall', { ...opening, opening_depth: '-1' }, { opening_depth: 'decimal' }],
  ['a crane inside', { ...opening, opening_depth: '4,5' }, { opening_depth: 'withinRadius' }],
  ['a sill in centimetres', { ...opening, opening_sill: '200' }, { opening_sill: 'max' }],
  [
    'a way in that is none',
    { passage: 'door', edge_distance: '3', edge_height: '2' },
    { passage: 'format' },
  ],
  [
    'metres for millimetres',
    {
      panel_material: 'glass',
      panel_width: '1,5',
      panel_height: '2000',
      panel_thickness: '0,012',
    },
    { panel_width: 'min', panel_thickness: 'min' },
  ],
  ['a floor of unknown capacity', { ground: 'floor' }, { floor_capacity: 'required' }],
  ['kg/m² for kN/m²', { ground: 'floor', floor_capacity: '500' }, { floor_capacity: 'max' }],
  ['hours without power', { hours: '8' }, { site_power: 'required' }],
  [
    'a trailer without a car',
    { trailer_total: '750' },
    {
      car_total: 'required',
      car_towing: 'required',
    },
  ],
  ['a car in tonnes', { car_total: '2,2', car_towing: '1500' }, { car_total: 'min' }],
])('%s', (_, typed, errors) => {
  expect(errorsOf(typed)).toEqual(errors)
})

test('the measures of the edge are not read for an opening, nor those of the opening for an edge', () => {
  const edge = { edge_distance: '3', edge_height: '2' }
  const both = { ...lift, ...edge, ...opening }
  const read = { height: 5.5, radius: 4.5, weight: 100 }
  expect(readPlan(both)).toEqual({
    ok: true,
    values: { ...read, passage: 'opening', opening_sill: 2, opening_top: 6.5, opening_depth: 1.5 },
  })
  expect(readPlan({ ...both, passage: '' })).toEqual({
    ok: true,
    values: { ...read, edge_distance: 3, edge_height: 2 },
  })
  expect(errorsOf({ ...opening, edge_distance: 'hej' })).toEqual({})
  expect(errorsOf({ opening_sill: 'hej' })).toEqual({})
})

test('zero is an answer where it can be one', () => {
  expect(errorsOf({ rigging: '0', wind: '0', edge_distance: '3', edge_height: '0' })).toEqual({})
  // A car without a hook.
  expect(errorsOf({ car_total: '1500', car_towing: '0' })).toEqual({})
})

const decimal = { rule: 'decimal' }
test.each<[Partial<Record<PlanField, string>>, object]>([
  [{ weight: '12,500' }, { weight: decimal }],
  [{ weight: '12.500' }, { weight: decimal }],
  [
    { rigging: '1,200', car_total: '2.200', car_towing: '1500' },
    { rigging: decimal, car_total: decimal },
  ],
  [
    { weight: '12,500', height: '' },
    { weight: decimal, height: { rule: 'required' } },
  ],
])('a typed %o may mean thousands', (typed, errors) => {
  expect(readTypedPlan({ ...lift, ...typed })).toEqual({ ok: false, errors })
})

test.each(['12,5', '12,50', '1200', '12.5000'])('a typed weight of %s is a number', (weight) => {
  expect(readTypedPlan({ ...lift, weight })).toEqual(readPlan({ ...lift, weight }))
  expect(readTypedPlan({ ...lift, weight }).ok).toBe(true)
})

test('three decimals of metres mean no thousands', () => {
  expect(readTypedPlan({ ...lift, height: '5,500' })).toEqual(readPlan(lift))
})

test('a weight in an API call is a number', () => {
  expect(readPlan({ ...lift, weight: '12.500' })).toMatchObject({ values: { weight: 12.5 } })
})

test.each(['1 200', '1\u00a0200', '1\u202f200', ' 1200 '])(
  'the thousands of %j are joined',
  (typed) => {
    const query = new Map([
      ['weight', typed],
      ['panel_width', typed],
      ['lifter', 'a 123'],
    ])
    expect(typedPlan({ get: (name) => query.get(name) ?? null })).toEqual({
      weight: '1200',
      panel_width: '1200',
      lifter: 'a 123',
    })
  },
)
