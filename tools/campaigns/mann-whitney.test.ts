import { expect, test } from 'vitest'
import { mannWhitneyP } from './mann-whitney.ts'

const upTo = (count: number, add = 0) => Array.from({ length: count }, (_, at) => at + add)

test('equal samples are no surprise, shifted ones are', () => {
  expect(mannWhitneyP(upTo(50), upTo(50))).toBeGreaterThan(0.99)
  expect(mannWhitneyP(upTo(50), upTo(50, 25))).toBeLessThan(0.001)
  expect(mannWhitneyP([1, 1, 1], [1, 1, 1])).toBe(1)
})

test('the figures of a textbook example come out', () => {
  // Scipy's mannwhitneyu(..., method='asymptotic') on the same values: 0.0317.
  expect(mannWhitneyP([19, 22, 16, 29, 24], [20, 11, 17, 12])).toBeCloseTo(0.1113, 2)
})
