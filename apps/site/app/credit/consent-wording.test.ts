import { creditConsentVersion } from '@minikran/domain/validation/credit-form'
import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'

// Consents are stored with the version of their wording, so a changed wording needs a new one.
test('the version of the consent is that of its wording', () => {
  const wording = [m.credit_consent({}, { locale: 'sv' }), m.credit_consent({}, { locale: 'en' })]
  expect([creditConsentVersion, ...wording]).toEqual([
    '2026-11',
    'Jag godkänner att ni sparar uppgifterna och tar en kreditupplysning på företaget för att pröva ansökan.',
    'I agree that you keep the details and take a credit report on the company in order to consider the application.',
  ])
})
