import { expect, test } from 'vitest'
import { highlights } from './highlights.ts'

const named = (fld: string) => ({ fld, fld_type: 'text-field' })

test('the highlighted fields come in order with their values', () => {
  const product = {
    fld_title1: named('lift_capacity'),
    fld_title2: named('liftheight'),
    fld_title3: null,
    fld_title4: named('fuel_type'),
    lift_capacity: 1200,
    liftheight: 8.7,
    weight: 1915,
    fuel_type: [9, 3],
  }
  expect(highlights(product)).toEqual([
    { name: 'lift_capacity', value: { kind: 'number', value: 1200, unit: 'kg' } },
    { name: 'liftheight', value: { kind: 'number', value: 8.7, unit: 'm' } },
    { name: 'fuel_type', value: { kind: 'options', keys: ['battery', 'mains230v'] } },
  ])
})

test('a highlighted 0 is a value', () => {
  const product = {
    fld_title1: named('counterweight'),
    fld_title2: null,
    fld_title3: null,
    fld_title4: null,
    counterweight: 0,
  }
  expect(highlights(product)).toEqual([
    { name: 'counterweight', value: { kind: 'number', value: 0, unit: 'kg' } },
  ])
})

test('fields without a value and unknown names are left out', () => {
  const product = {
    fld_title1: named('weight'),
    fld_title2: named('title_sv'),
    fld_title3: named('constructor'),
    fld_title4: named('material'),
    title_sv: 'Minikran',
    material: [0],
  }
  expect(highlights(product)).toEqual([])
})
