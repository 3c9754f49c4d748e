import { expect, test } from 'vitest'
import { type LiftPlan, namedProducts } from './lift-plan.ts'

const values = { height: 5, radius: 5, weight: 180 }
const crane = { slug: null, title: null, configuration: null, capacity: null, margin: null }
const lifters = ['a', 'b', 'c', 'd', 'e', 'f'].map((product_slug) => ({
  product_slug,
  capacity: null,
  fits: true,
  reason: null,
}))

test('a plan names the lifters that it shows, the chosen one, the plate and the generators, once', () => {
  const plan = {
    crane,
    lifters,
    ground: { product_slug: 'plate' },
    power: { generators: ['generator', 'plate'] },
  } as LiftPlan
  expect(namedProducts(plan, { ...values, lifter: 'e' })).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'plate',
    'generator',
  ])
  expect(namedProducts({ crane }, values)).toEqual([])
})
