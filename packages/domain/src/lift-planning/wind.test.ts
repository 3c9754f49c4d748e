import { expect, test } from 'vitest'
import { windLimit } from './wind.ts'

const still = { wind: 0, hasLifter: false, areaM2: null, hookKg: null }

test.each([
  ['the crane alone', {}, 10, 'crane'],
  ['a lifter is lower than the crane', { hasLifter: true }, 8, 'lifter'],
  // 1.2 · 0.18 t / (2 · 6 m²) = 0.018; √ = 0.13416; · 10 = 1.34 m/s
  ['180 kg of glass of 6 m²', { areaM2: 6, hookKg: 180 }, 1.3, 'load'],
  // 1.2 · 1 t / (2 · 0.6 m²) = 1; √ = 1: just what the crane stands
  ['1 t of 0.6 m²', { areaM2: 0.6, hookKg: 1_000 }, 10, 'crane'],
  // 1.2 · 1 t / (2 · 1.5 m²) = 0.4; √ = 0.63246; · 10 = 6.32 m/s
  ['1 t of 1.5 m² and a lifter', { areaM2: 1.5, hookKg: 1_000, hasLifter: true }, 6.3, 'load'],
  // 1.2 · 1 t / (2 · 1.53 m²) = 0.39216; √ = 0.62622; · 10 = 6.26 m/s, rounded down
  ['1 t of 1.53 m²', { areaM2: 1.53, hookKg: 1_000 }, 6.2, 'load'],
  // 1.2 · 0.4 t / (2 · 0.25 m²) = 0.96; √ = 0.97980; · 10 = 9.79 m/s, above the lifter's 8
  ['400 kg of 0.25 m² and a lifter', { areaM2: 0.25, hookKg: 400, hasLifter: true }, 8, 'lifter'],
])('%s', (_, change, limit, limited_by) => {
  expect(windLimit({ ...still, ...change })).toEqual({ limit, limited_by, passes: true })
})

test('the limit itself passes, a tenth more does not', () => {
  expect(windLimit({ ...still, wind: 10 }).passes).toBe(true)
  expect(windLimit({ ...still, wind: 10.1 }).passes).toBe(false)
})
