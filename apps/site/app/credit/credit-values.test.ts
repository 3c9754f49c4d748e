import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { creditFields, creditInput } from './credit-values.ts'

test.each([
  ['on', true],
  ['off', false],
  ['', false],
])('the box with the value "%s" is a consent: %s', (consent, isGiven) => {
  expect(creditInput({ ...emptyValues(creditFields), consent }).consent).toBe(isGiven)
})

test('the message is sent as HTML, without the sum', () => {
  const typed = { ...emptyValues(creditFields), credit_text: 'Ja <b>tack</b>', sum: '7' }
  const body = creditInput(typed)
  expect(body.credit_text).toBe('Ja &lt;b&gt;tack&lt;/b&gt;')
  expect(body).not.toHaveProperty('sum')
})
