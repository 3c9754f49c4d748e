import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditInput, highestLimit, validateCredit } from './credit-form.ts'

const typed = {
  corp_name: 'Glasbolaget AB',
  organisation_number: '556036-0793',
  corp_vat: '',
  corp_address: 'Kajgatan 4',
  corp_zip: '41104',
  corp_city: 'Göteborg',
  email_address: 'info@glasbolaget.se',
  firstname: 'Åsa',
  lastname: 'Öberg',
  email: 'asa@glasbolaget.se',
  phone: '',
  limit: '100 000 kr',
  invoice_email: '',
  credit_text: '',
  consent: true,
}

const read = {
  ...typed,
  organisation_number: '5560360793',
  corp_vat: 'SE556036079301',
  corp_zip: '411 04',
  phone: null,
  limit: 100_000,
  invoice_email: 'info@glasbolaget.se',
  credit_text: null,
}

function errorsOf(changes: CreditInput) {
  const result = validateCredit({ ...typed, ...changes })
  return result.ok ? {} : result.errors
}

test('a complete application passes and gets its VAT number and invoice address', () => {
  const { consent, ...application } = read
  expect(validateCredit(typed)).toEqual({ ok: true, application })
})

test('an empty form names every required field at once', () => {
  const required = [{ rule: 'required' }]
  expect(validateCredit({})).toEqual({
    ok: false,
    errors: {
      corp_name: required,
      organisation_number: required,
      corp_address: required,
      corp_zip: required,
      corp_city: required,
      email_address: required,
      firstname: required,
      lastname: required,
      email: required,
      limit: required,
      consent: [{ rule: 'consent' }],
    },
  })
})

test.each<[keyof typeof typed, unknown]>([
  ['organisation_number', '5560360793'],
  ['corp_vat', 'SE556036079301'],
  ['corp_vat', 'se 556036-0793 01'],
  ['corp_zip', '411 04'],
  ['corp_city', 'Ed'],
  ['corp_name', '3M'],
  ['firstname', 'Bo'],
  ['lastname', 'Ö'],
  ['limit', 1],
  ['limit', highestLimit],
  ['limit', '100\u00a0000'],
  ['limit', '100,000'],
  ['limit', 'SEK 1,000,000'],
  ['limit', '1 000 000 SEK'],
  ['invoice_email', 'faktura@glasbolaget.se'],
  ['consent', 'on'],
])('%s %j passes', (field, value) => {
  expect(errorsOf({ [field]: value })).toEqual({})
})

test.each<[keyof typeof typed, unknown, object[]]>([
  ['corp_name', 'www.evil.example AB', [{ rule: 'webAddress' }]],
  ['organisation_number', '556036-0794', [{ rule: 'organisationNumber' }]],
  ['organisation_number', 5560360793, [{ rule: 'format' }]],
  ['corp_vat', 'SE556036079401', [{ rule: 'vatNumber' }]],
  ['corp_vat', 'DE123456789', [{ rule: 'vatNumber' }]],
  ['corp_address', 'A1', [{ rule: 'minLength', min: 3 }]],
  ['corp_zip', '4110', [{ rule: 'zip' }]],
  ['corp_zip', '41 104', [{ rule: 'zip' }]],
  ['corp_zip', '01104', [{ rule: 'zip' }]],
  ['corp_zip', '４１１０４', [{ rule: 'zip' }]],
  ['corp_city', 'Å', [{ rule: 'minLength', min: 2 }]],
  ['email_address', 'info@glasbolaget', [{ rule: 'email' }]],
  ['email', 'x', [{ rule: 'minLength', min: 6 }, { rule: 'email' }]],
  ['limit', 0, [{ rule: 'amount' }]],
  ['limit', -5, [{ rule: 'amount' }]],
  ['limit', 1.5, [{ rule: 'amount' }]],
  ['limit', 'mycket', [{ rule: 'amount' }]],
  ['limit', '1e5', [{ rule: 'amount' }]],
  ['limit', '100,50', [{ rule: 'amount' }]],
  ['limit', true, [{ rule: 'format' }]],
  ['limit', highestLimit + 1, [{ rule: 'maxAmount', max: highestLimit }]],
  ['limit', '1'.repeat(21), [{ rule: 'maxLength', max: 20 }]],
  ['invoice_email', 'faktura', [{ rule: 'email' }]],
  ['credit_text', 'a\u0007', [{ rule: 'characters' }]],
  ['consent', false, [{ rule: 'consent' }]],
  ['consent', 1, [{ rule: 'consent' }]],
])('%s %j is refused', (field, value, violations) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: violations })
})

test.each<[unknown, object]>([
  ['SE556036079401', { corp_vat: [{ rule: 'vatNumber' }] }],
  ['hej', { corp_vat: [{ rule: 'vatNumber' }] }],
  ['SE556036079301', {}],
  ['', {}],
])(
  'a wrong organisation number does not hide whether the VAT number %j is one',
  (corp_vat, faults) => {
    expect(errorsOf({ organisation_number: '1', corp_vat })).toEqual({
      organisation_number: [{ rule: 'organisationNumber' }],
      ...faults,
    })
  },
)

test('any input has a result', () => {
  const anyField = fc.constantFrom(...Object.keys(typed), '__proto__', 'constructor')
  fc.assert(
    fc.property(fc.dictionary(anyField, fc.anything()), fc.boolean(), (changes, isWhole) => {
      const input = isWhole ? { ...typed, ...changes } : changes
      expect(typeof validateCredit(input).ok).toBe('boolean')
    }),
  )
})
