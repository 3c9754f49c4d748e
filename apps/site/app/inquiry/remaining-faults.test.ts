import { instantOf } from '@minikran/domain/primitives/local-date'
import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { remainingFaults } from '../forms/remaining-faults.ts'
import { inquiryCase } from './inquiry-case.ts'
import { type InquiryField, type InquiryValues, inquiryFields } from './inquiry-values.ts'

const form = (city: string | null) =>
  inquiryCase({
    forms: { makeInquery: () => Promise.reject(new Error('nothing is sent here')) },
    products: [],
    priceType: '1',
    plan: null,
    city,
  })

const checked = {
  ...emptyValues(inquiryFields([])),
  depot_id: '3',
  pickup_date: '2026-12-05',
  pickup_time: '05:00',
  return_date: '2026-12-04',
  return_time: '10:00',
  firstname: 'Åsa',
  lastname: 'Öberg',
}

/** The fields whose errors remain for the changed values. */
function left(faulty: InquiryField[], changed: Partial<InquiryValues>): InquiryField[] {
  const faults = faulty.map((field) => ({ field, sentence: 'as it was', isMissing: false }))
  return remainingFaults(form('Umeå'), faults, {
    checked,
    values: { ...checked, ...changed },
    nowMs: instantOf('2026-11-20', '18:00'),
    isSumRight: (typed) => typed === '7',
  }).map(({ field }) => field)
}

test.each<[InquiryField[], Partial<InquiryValues>, InquiryField[]]>([
  [['email', 'sum'], {}, ['email', 'sum']],
  [['email', 'sum'], { email: 'asa@kund' }, ['email', 'sum']],
  [['email', 'sum'], { email: 'asa@kund.example' }, ['sum']],
  [['email', 'sum'], { sum: '7' }, ['email']],
  [['email', 'sum'], { phone: '0701234567' }, ['email', 'sum']],
  // An error that only the server can find belongs to the sent values.
  [['pickup_time'], { pickup_time: '09:00' }, []],
  [['pickup_time'], { pickup_date: '2026-12-03', return_date: '' }, []],
  [['pickup_date'], { depot_id: '4' }, []],
  [['return_date'], { pickup_date: '2026-12-03' }, []],
  [['return_date'], { return_date: '2026-12-01' }, ['return_date']],
])('of faults at %o, changing to %o leaves %o', (faulty, changed, remaining) => {
  expect(left(faulty, changed)).toEqual(remaining)
})

test('a remaining error has the message of the current value', () => {
  const [fault] = remainingFaults(
    form(null),
    [{ field: 'firstname', sentence: 'as it was', isMissing: false }],
    {
      checked,
      values: { ...checked, firstname: '' },
      nowMs: instantOf('2026-11-20', '18:00'),
      isSumRight: () => true,
    },
  )
  expect(fault?.sentence).toBe('Skriv ditt förnamn')
})
