import { expect, test } from 'vitest'
import { validateService } from './service-form.ts'

const valid = {
  request: 'repair',
  depot_id: '2',
  make: ' Jekko ',
  model: 'SPX312',
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
}
const rulesOf = (change: object) => {
  const result = validateService({ ...valid, ...change }, '')
  return result.ok
    ? {}
    : Object.fromEntries(
        Object.entries(result.errors).map(([name, found]) => [name, found?.[0]?.rule]),
      )
}

test('a service request is trimmed, and what is absent is null', () => {
  expect(validateService(valid, '')).toEqual({
    ok: true,
    service: {
      request: 'repair',
      depot_id: 2,
      make: 'Jekko',
      model: 'SPX312',
      serial_number: null,
      company: null,
      firstname: 'Anna',
      lastname: 'Svensson',
      email: 'anna@kund.example',
      phone: null,
      inquiry_text: null,
    },
  })
})

test.each([
  [{ request: '' }, { request: 'required' }],
  [{ request: 'paint' }, { request: 'format' }],
  [{ depot_id: '' }, { depot_id: 'required' }],
  [{ make: ' ' }, { make: 'required' }],
  [{ model: undefined }, { model: 'required' }],
  [{ serial_number: 'x'.repeat(61) }, { serial_number: 'maxLength' }],
  [{ serial_number: 'a\nb' }, { serial_number: 'characters' }],
  [
    { make: '', email: '' },
    { make: 'required', email: 'required' },
  ],
])('%j is refused: %j', (change, rules) => {
  expect(rulesOf(change)).toEqual(rules)
})

test('a business has to name its company', () => {
  const result = validateService(valid, '2')
  expect(result.ok ? {} : result.errors).toHaveProperty('company')
})
