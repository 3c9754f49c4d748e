import { expect, test } from 'vitest'
import { choiceText, comparedPlansAddress, readChoice } from './plan-choice.ts'

test.each([
  [{ crane: 'unic-urw-295' }, 'unic-urw-295'],
  [{ crane: 'unic-urw-295', lifter: '' }, 'unic-urw-295'],
  [{ crane: 'unic-urw-295', lifter: 'hoeflon-vl500' }, 'unic-urw-295.hoeflon-vl500'],
])('%j is %s', (choice, text) => {
  expect(choiceText(choice)).toBe(text)
  const { crane, lifter } = readChoice(text)
  expect(choiceText({ crane, lifter })).toBe(text)
})

test('the address has the plan in its own order, and the choices', () => {
  const typed = { weight: '180', height: '5', radius: '4,5', wind: '' }
  expect(comparedPlansAddress(typed, ['a', 'b.c'])).toBe(
    '/lyftplan/jamfor?height=5&radius=4%2C5&weight=180&m=a,b.c',
  )
})
