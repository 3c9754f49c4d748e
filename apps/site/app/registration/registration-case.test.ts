import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { registrationCase } from './registration-case.ts'
import { registrationFields } from './registration-values.ts'

test('a fault of the second participant is beside their row, also below an empty one', () => {
  const forms = { makeEducationRegistration: () => Promise.reject(new Error('not sent')) }
  const form = registrationCase({ forms, productId: 1, priceType: '1' })
  const values = {
    ...emptyValues(registrationFields),
    'participants.0.firstname': 'Kim',
    'participants.2.firstname': 'Robin',
  }
  const faults = form.faultsIn({ 'participants.1.lastname': ['required'] }, values)
  expect(faults.map(({ field }) => field)).toEqual(['participants.2.lastname'])
})
