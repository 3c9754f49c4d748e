import { expect, test } from 'vitest'
import { serviceCase } from '../service/service-case.ts'
import { serviceFields } from '../service/service-values.ts'
import { checkForm } from './check-form.ts'
import { emptyValues } from './read-values.ts'

const form = serviceCase({ forms: { makeServiceRequest: () => Promise.reject() }, priceType: '2' })

test.each([
  ['', '', 'price_type', 'Välj privatperson eller firma'],
  ['2', '', 'company', 'Skriv företagets namn. Privatpersoner väljer Privatperson ovan.'],
])(
  'price type "%s" and company "%s" are asked for at %s',
  (price_type, company, field, sentence) => {
    const values = { ...emptyValues(serviceFields), price_type, company }
    const faults = checkForm(form, values, { nowMs: 0, isSumRight: () => true })
    expect(faults.filter((fault) => ['price_type', 'company'].includes(fault.field))).toEqual([
      { field, sentence, isMissing: true },
    ])
  },
)

test('a company is an answer, too', () => {
  const values = { ...emptyValues(serviceFields), company: 'Glas AB' }
  const faults = checkForm(form, values, { nowMs: 0, isSumRight: () => true })
  expect(faults.map(({ field }) => field)).not.toContain('price_type')
})
