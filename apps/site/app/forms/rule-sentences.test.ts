import { fieldOfCode, validateField } from '@minikran/domain/validation/form'
import { type RuleCode, ruleByCode } from '@minikran/domain/validation/rule-codes'
import type { RuleKey, RuleViolation } from '@minikran/domain/validation/rules'
import { expect, test } from 'vitest'
import { inquiryFields } from '../inquiry/inquiry-values.ts'
import { withLocale } from '../server/request-locale.ts'
import { ruleSentence } from './rule-sentences.ts'

// A rule that the domain gains and this table lacks does not compile.
const violations: Record<RuleKey, RuleViolation> = {
  required: { rule: 'required' },
  format: { rule: 'format' },
  decimalComma: { rule: 'decimalComma' },
  decimalDot: { rule: 'decimalDot' },
  range: { rule: 'range' },
  lettersAndDigits: { rule: 'lettersAndDigits' },
  digits: { rule: 'digits' },
  characters: { rule: 'characters' },
  email: { rule: 'email' },
  url: { rule: 'url' },
  webAddress: { rule: 'webAddress' },
  date: { rule: 'date' },
  time: { rule: 'time' },
  dateTime: { rule: 'dateTime' },
  past: { rule: 'past' },
  beforePickup: { rule: 'beforePickup' },
  closed: { rule: 'closed' },
  organisationNumber: { rule: 'organisationNumber' },
  vatNumber: { rule: 'vatNumber' },
  zip: { rule: 'zip' },
  amount: { rule: 'amount' },
  consent: { rule: 'consent' },
  maxCount: { rule: 'maxCount', max: 20 },
  maxAmount: { rule: 'maxAmount', max: 20_000_000 },
  minLength: { rule: 'minLength', min: 3 },
  maxLength: { rule: 'maxLength', max: 60 },
  step: { rule: 'step', minutes: 5 },
  early: { rule: 'early', opens: '07:00' },
  late: { rule: 'late', closes: '16:00' },
}
const byServer = ['sum', 'expired', 'used', 'tooFast', 'honeypot', 'notFound']

const said = (rule: RuleViolation | { rule: string }, locale: 'sv' | 'en', field = 'email') =>
  withLocale(locale, () =>
    ruleSentence(rule, {
      field,
      city: 'Umeå',
    }),
  )

test.each([
  ...Object.values(violations),
  // The API answers bare keys.
  ...Object.keys(violations).map((rule) => ({ rule })),
  ...byServer.map((rule) => ({ rule })),
])('$rule has a sentence for every field in both languages', (violation) => {
  for (const field of inquiryFields(['kran', 'vagn'])) {
    const [swedish, english] = [said(violation, 'sv', field), said(violation, 'en', field)]
    expect(swedish).toMatch(/\p{L}{3}/u)
    expect(english).toMatch(/\p{L}{3}/u)
    expect(swedish).not.toBe(english)
    expect(`${swedish}${english}`).not.toMatch(/[{}!]|undefined|null/)
  }
})

/** What each rule code says to texts that break all of its rules. */
const saidByCode: Record<RuleCode, string[]> = {
  1: ['Bara 123,4 eller 123'],
  2: ['Bara 120-180 eller 123'],
  3: ['Bara bokstäver eller siffror', 'Högst 40 tecken', 'Minst 3 tecken'],
  4: ['Bara siffror'],
  5: ['Bara bokstäver eller siffror'],
  6: ['Inte godkännd email'],
  7: ['Bara siffror', 'Minst 10 tecken'],
  8: ['Bara siffror', 'Minst 5 tecken'],
  9: ['Minst 5 tecken'],
  10: ['Bara 123.45 eller 123'],
  11: ['Bara siffror', 'Minst 2 tecken'],
  33: ['Bara bokstäver eller siffror', 'Högst 60 tecken', 'Minst 3 tecken'],
  66: ['Adressen ska börja med http eller https'],
  666: ['Skriv datum och tid som ÅÅÅÅ-MM-DD TT:MM, till exempel 2026-12-03 07:30'],
  6666: ['Skriv datumet som ÅÅÅÅ-MM-DD, till exempel 2026-12-03'],
  66666: ['Skriv tiden som TT:MM, till exempel 07:30'],
}

test.each(Object.keys(ruleByCode).map(Number) as RuleCode[])(
  'every rule of code %d is said in both languages',
  (code) => {
    const broken = (text: string) => validateField(fieldOfCode(code, true), text).violations
    const told = [...broken('\u0000'.repeat(100)), ...broken('x')]
    const sentences = told.map((violation) => said(violation, 'sv', 'other'))
    expect([...new Set(sentences)]).toEqual(saidByCode[code])
    expect(broken('').map((violation) => said(violation, 'en', 'other'))).toEqual([
      'Field is required',
    ])
    for (const violation of told) {
      const english = said(violation, 'en', 'other')
      expect(english).toMatch(/\p{L}{3}/u)
      expect(sentences).not.toContain(english)
    }
  },
)

test('opening hours name the city and the hour', () => {
  expect(said(violations.early, 'sv')).toBe('Det är för tidigt, Umeå öppnar 07:00 den dagen')
  expect(said(violations.early, 'en')).toBe('That is too early, Umeå opens 07:00 this date')
  expect(said(violations.late, 'en')).toBe('That is too late, Umeå closes 16:00 this date')
  expect(said(violations.closed, 'en')).toBe('Umeå is closed this date')
})

test('a wrong sum is told with its sentence', () => {
  expect(said({ rule: 'sum' }, 'sv', 'sum')).toBe('Ange korrekt summa')
  expect(said({ rule: 'required' }, 'sv', 'sum')).toBe('Ange korrekt summa')
})

test('a name that is too short is told the way out', () => {
  expect(said(violations.minLength, 'sv', 'firstname')).toBe(
    'Minst 3 tecken. Är namnet kort? Lägg till en initial eller ett mellannamn: ”Bo A.”',
  )
  expect(said({ rule: 'minLength' }, 'en', 'lastname')).toContain('“Bo A.”')
})

test.each([
  ['phone', 'Skriv telefonnumret med riktnummer, till exempel 070-174 06 05'],
  ['email', 'Inte godkännd email'],
  ['participants.1.email', 'Inte godkännd email'],
  ['email_address', 'Inte godkännd email'],
  ['invoice_email', 'Inte godkännd email'],
  ['corp_address', 'Minst 3 tecken'],
])('a %s that is too short is told what is asked for', (field, sentence) => {
  expect(said(violations.minLength, 'sv', field)).toBe(sentence)
})

test('a rule nobody knows is still a sentence', () => {
  expect(said({ rule: 'constructor' }, 'en')).toBe('The entry was not accepted')
})
