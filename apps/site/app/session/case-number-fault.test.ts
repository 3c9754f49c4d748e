import { expect, test } from 'vitest'
import { caseNumberFault } from './case-number-fault.ts'

test.each([
  [' ', 'Skriv ärendenumret'],
  ['hej', 'Ärendenumret ser ut som MK-2026-000123 och står i mejlet från oss.'],
  [' mk-2026-000123 ', undefined],
])('the case number "%s": %s', (typed, sentence) => {
  expect(caseNumberFault(typed)).toBe(sentence)
})
