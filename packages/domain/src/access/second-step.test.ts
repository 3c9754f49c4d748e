import { expect, test } from 'vitest'
import { roles } from './roles.ts'
import { isPhoneCode, needsSecondStep, plainCode } from './second-step.ts'

test('from the depot admin on a second step is needed', () => {
  expect(Object.values(roles).filter(needsSecondStep)).toEqual([80, 90, 100])
})

test.each([
  ['123 456', '123456', true],
  [' 123-456 ', '123456', true],
  ['abcde-fghij', 'ABCDEFGHIJ', false],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['１２３４５６', '１２３４５６', false],
  ['', '', false],
])('%j is read as %j, of the phone: %j', (typed, plain, isPhone) => {
  expect(plainCode(typed)).toBe(plain)
  expect(isPhoneCode(plainCode(typed))).toBe(isPhone)
})
