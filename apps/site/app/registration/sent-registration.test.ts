import { expect, test } from 'vitest'
import { confirmedRegistration, confirmedSeats } from './sent-registration.ts'

const number = 'MK-2027-000123'
const addressOf = (more: Record<string, string>) =>
  `?${new URLSearchParams({ skickad: number, ...more })}`

test('without script it is still told that the link in the mail is to be opened', () => {
  const answer = { case_number: number, waiting: 4, to_confirm: true }
  expect(confirmedRegistration(addressOf(confirmedSeats(answer)))).toEqual({ answer, email: null })
})

test.each([
  ['20', 20],
  ['21', 0],
  ['-1', 0],
  ['1.5', 0],
])('of %s people in the address %d wait: a registration has at most 20', (vantelista, waiting) => {
  expect(confirmedRegistration(addressOf({ vantelista }))?.answer.waiting).toBe(waiting)
})
