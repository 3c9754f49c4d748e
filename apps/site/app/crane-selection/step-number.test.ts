import { expect, test } from 'vitest'
import { stepNumber } from './step-number.ts'

test.each([
  ['height', '5', 1, '6'],
  ['height', '5,5', 1, '6'],
  ['height', '5.5', -1, '5'],
  ['radius', '1', -1, '1'],
  ['radius', '0,5', -1, '1'],
  ['weight', '100', 1, '110'],
  ['weight', '95', -1, '90'],
  ['weight', '5', -1, '10'],
  ['weight', '', 1, '10'],
  ['weight', '0,45 t', 1, '460'],
  ['height', 'fem', 1, '1'],
] as const)('%s %j %i', (field, typed, direction, expected) => {
  expect(stepNumber(field, typed, direction)).toBe(expected)
})
