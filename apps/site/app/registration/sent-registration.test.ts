import { expect, test } from 'vitest'
import { confirmedRegistration, confirmedSeats } from './sent-registration.ts'

const number = 'MK-2027-000123'
const addressOf = (more: Record<string, string>) =>
  `?${new URLSearchParams({ skickad: number, ...more })}`

test('without script it is still told that the link in the mail is to be opened', () => {
  const answer = { case_number: number, waiting: 4, to_confirm: true }
  expect(confirmedRegistration(addressOf(confirmedSeats(answer)))).toEqual({ answer, email: null })
})

test('a number that no registration has in the address is none', () => {
  expect(confirmedRegistration(addressOf({ vantelista: '999' }))?.answer.waiting).toBe(0)
})
