import { expect, test } from 'vitest'
import { templateFaults } from './template-rules.ts'

const faultOf = (rule: { validation?: number; required?: boolean }, value: unknown, on = true) =>
  templateFaults(
    [{ fld: 'course_place', validation: 0, required: false, ...rule }],
    { course_place: value },
    on,
  ).get('course_place') ?? null

test.each([
  [0, 'vad som helst', null],
  [1, '123,4', null],
  [1, '123.4', 'decimalComma'],
  [2, '120-180', null],
  [2, '120–180', 'range'],
  [3, 'Umeå', null],
  [3, 'Åre', 'fourCharacters'],
  [4, 'Hall 3', null],
  [4, 'Hall #3', 'lettersAndDigits'],
] as const)('validation %i of %s is %s', (validation, value, expected) => {
  expect(faultOf({ validation }, value)).toBe(expected)
})

test('a number, a choice and an empty field break no validation', () => {
  expect([faultOf({ validation: 2 }, 12), faultOf({ validation: 3 }, [1])]).toEqual([null, null])
  expect(faultOf({ validation: 3 }, '')).toBeNull()
})

test('what is required is missed when the product is public, not before', () => {
  expect(faultOf({ required: true }, '')).toBe('required')
  expect(faultOf({ required: true }, [])).toBe('required')
  expect(faultOf({ required: true }, 0)).toBeNull()
  expect(faultOf({ required: true }, null, false)).toBeNull()
})
