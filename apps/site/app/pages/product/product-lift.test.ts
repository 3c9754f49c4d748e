import type { Crane } from '@minikran/contract/crane-selection'
import { expect, test } from 'vitest'
import { productLift } from './product-lift.ts'

const row = (configuration: string, height: number, radius: number, weight: number) => ({
  configuration,
  lift_height: height,
  lift_radius: radius,
  lift_weight: weight,
})
const configuration = (key: string, title_sv: string) => ({
  key,
  title_sv,
  title_en: null,
  included: false,
  product: null,
})
const crane = {
  slug: 'testkran',
  weight: 1000,
  configurations: [configuration('main', 'Huvudbom'), configuration('jib', 'Med jibb')],
  rows: [row('main', 6, 4, 500), row('main', 7, 5, 400), row('jib', 9, 7, 200)],
} as unknown as Crane

const requested = (height: number, radius: number, weight: number, extra = 0) => ({
  load: { height, radius, weight },
  extra,
})

test.each([
  ['with a good margin', requested(5, 3, 200), { usedPercent: 40, advice: 'good' }],
  ['with a tight margin', requested(6, 4, 450), { usedPercent: 90, advice: 'tight' }],
  ['but not with its sling', requested(6, 4, 495), { usedPercent: 99, advice: 'loadOnly' }],
  ['with the sling named', requested(6, 4, 475, 25), { usedPercent: 100, advice: 'tight' }],
])('the crane alone makes the lift %s', (_, lift, made) => {
  expect(productLift(crane, lift, 'sv')).toEqual({
    requested: lift,
    made: { ...made, equipment: null },
  })
})

test('a lift that needs a jib names it', () => {
  const { made } = productLift(crane, requested(9, 6, 100), 'sv') ?? {}
  expect(made?.equipment?.text).toBe('Med jibb')
})

test('a lift that no row makes is not made', () => {
  expect(productLift(crane, requested(9, 8, 100), 'sv')?.made).toBeNull()
})

test('nothing is said without a lift, a crane or a load chart', () => {
  const lift = requested(5, 3, 200)
  expect(productLift(crane, null, 'sv')).toBeNull()
  expect(productLift(null, lift, 'sv')).toBeNull()
  expect(productLift({ ...crane, rows: [] }, lift, 'sv')).toBeNull()
})
