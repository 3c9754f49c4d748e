import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HoursRow, HoursSet } from '../opening-hours/active-hours.ts'
import { instantOf } from '../primitives/local-date.ts'
import { type InquiryInput, validateInquiry } from './inquiry-form.ts'
import { inquiryMaxLengths } from './inquiry-max-lengths.ts'

const nowMs = instantOf('2026-11-20', '18:00')
const business = { nowMs, priceType: '2' } as const
const complete = {
  depot_id: 3,
  company: 'Glasbolaget AB',
  firstname: 'Åsa',
  lastname: 'Öberg',
  email: 'asa@glasbolaget.se',
  phone: '010-123 45 67',
  pickup_at: '2026-11-23 07:05',
  return_at: '2026-11-25 16:00',
  inquiry_text: 'Hiss till plan 4.\nPort 2,1 m.',
}

function errorsOf(
  changes: InquiryInput,
  context: Parameters<typeof validateInquiry>[1] = business,
) {
  const result = validateInquiry({ ...complete, ...changes }, context)
  return result.ok ? {} : result.errors
}

// Times belong to the machines, also to the only one.
const { pickup_at, return_at, ...typed } = complete
const passed = { ...typed, with_operator: false, delivery: null }
const oneLine = { prod_id: null, pickup_at, return_at, comment: null }

test('a complete inquiry passes', () => {
  expect(validateInquiry(complete, business)).toEqual({
    ok: true,
    inquiry: { ...passed, lines: [oneLine] },
  })
})

test('texts are trimmed and empty optional fields are absent', () => {
  const input = {
    ...complete,
    depot_id: '3',
    firstname: '  Åsa ',
    company: ' ',
    phone: '',
    return_at: null,
    inquiry_text: undefined,
  }
  expect(validateInquiry(input, { nowMs, priceType: '1' })).toEqual({
    ok: true,
    inquiry: {
      ...passed,
      company: null,
      phone: null,
      inquiry_text: null,
      lines: [{ ...oneLine, return_at: null }],
    },
  })
})

test('an empty form names every required field at once', () => {
  const required = [{ rule: 'required' }]
  expect(validateInquiry({}, business)).toEqual({
    ok: false,
    errors: {
      depot_id: required,
      company: required,
      firstname: required,
      lastname: required,
      email: required,
      pickup_at: required,
    },
  })
})

test.each(['', '1'] as const)(
  'with price type %j a company is optional but no shorter than 3',
  (priceType) => {
    expect(errorsOf({ company: '' }, { nowMs, priceType })).toEqual({})
    expect(errorsOf({ company: 'AB' }, { nowMs, priceType })).toEqual({
      company: [{ rule: 'minLength', min: 3 }],
    })
  },
)

test.each<[keyof typeof complete, unknown, object[]]>([
  ['depot_id', 0, [{ rule: 'format' }]],
  ['depot_id', 1.5, [{ rule: 'format' }]],
  ['depot_id', 2_147_483_648, [{ rule: 'format' }]],
  ['depot_id', 'malmo', [{ rule: 'format' }]],
  ['depot_id', ' ', [{ rule: 'required' }]],
  ['depot_id', [3], [{ rule: 'format' }]],
  ['depot_id', '0x3', [{ rule: 'format' }]],
  ['company', 'AB', [{ rule: 'minLength', min: 3 }]],
  ['firstname', 'Bo', [{ rule: 'minLength', min: 3 }]],
  ['firstname', 'Besok http://evil.example nu', [{ rule: 'webAddress' }]],
  ['lastname', 'på evil.example', [{ rule: 'webAddress' }]],
  ['company', 'www.evil.example AB', [{ rule: 'webAddress' }]],
  ['firstname', 'B\u0000o-Erik', [{ rule: 'characters' }]],
  ['firstname', 'Bosse\r\nBcc: x', [{ rule: 'characters' }]],
  ['firstname', 'Bosse\u2028Bcc: x', [{ rule: 'characters' }]],
  ['company', 'Glas\u2029AB', [{ rule: 'characters' }]],
  ['lastname', 'Li\ud800na', [{ rule: 'characters' }]],
  ['firstname', '\u200b\u200b\u200b', [{ rule: 'required' }]],
  ['firstname', '\u3164\u115f\u2800 \u00ad', [{ rule: 'required' }]],
  ['firstname', 'Anna\u202e', [{ rule: 'characters' }]],
  ['company', '\u2066Glas\u2069', [{ rule: 'characters' }]],
  ['lastname', 7, [{ rule: 'format' }]],
  ['email', 'a@b.c', [{ rule: 'minLength', min: 6 }, { rule: 'email' }]],
  ['email', 'asa@glasbolaget', [{ rule: 'email' }]],
  ['phone', '112', [{ rule: 'minLength', min: 4 }]],
  ['pickup_at', '2026-11-23', [{ rule: 'format' }]],
  ['pickup_at', '2026-02-30 07:00', [{ rule: 'format' }]],
  ['pickup_at', '2026-11-23 24:00', [{ rule: 'format' }]],
  ['pickup_at', '2026-11-23 07:03', [{ rule: 'step', minutes: 5 }]],
  ['pickup_at', '2026-11-20 17:55', [{ rule: 'past' }]],
  ['return_at', '2026-11-23 07:00', [{ rule: 'beforePickup' }]],
  ['return_at', '2026-11-19 07:00', [{ rule: 'past' }, { rule: 'beforePickup' }]],
  ['return_at', '25/11', [{ rule: 'format' }]],
  ['inquiry_text', 'a\u0007', [{ rule: 'characters' }]],
])('%s %j is refused', (field, value, violations) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: violations })
})

test.each(Object.entries(inquiryMaxLengths))('%s is refused above %d characters', (field, max) => {
  const email = (length: number) => `${'a'.repeat(length - '@b.se'.length)}@b.se`
  const text = (length: number) => (field === 'email' ? email(length) : 'å'.repeat(length))
  expect(errorsOf({ [field]: text(10_000) })).toMatchObject({
    [field]: expect.arrayContaining([{ rule: 'maxLength', max }]),
  })
  if (field !== 'email') expect(errorsOf({ [field]: text(max) })).toEqual({})
})

test('the present minute is not past, and pickup and return may be the same', () => {
  const now = '2026-11-20 18:00'
  expect(errorsOf({ pickup_at: now, return_at: now })).toEqual({})
})

test('a faulty pickup does not hide that the return is past', () => {
  expect(errorsOf({ pickup_at: 'x', return_at: '2025-01-01 10:00' })).toEqual({
    pickup_at: [{ rule: 'format' }],
    return_at: [{ rule: 'past' }],
  })
})

const format = { rule: 'format' }
const step = { rule: 'step', minutes: 5 }
test.each<[Partial<typeof complete>, object]>([
  [{ pickup_at: '07:03' }, { pickup_at: [format, step] }],
  [{ pickup_at: '2026-11-19' }, { pickup_at: [format, { rule: 'past' }] }],
  [
    { pickup_at: '2026-11-26', return_at: '2026-11-25 7' },
    { pickup_at: [format], return_at: [format, { rule: 'beforePickup' }] },
  ],
  [{ pickup_at: '2026-11-25 16:03' }, { pickup_at: [step], return_at: [{ rule: 'beforePickup' }] }],
  [{ pickup_at: '2026-11-25' }, { pickup_at: [format] }],
  [{ pickup_at: '2026-11-20 17:59' }, { pickup_at: [step, { rule: 'past' }] }],
])('what is wrong besides the format or the minutes of %o is named as well', (times, errors) => {
  expect(errorsOf(times)).toEqual(errors)
})

const weekRow = (day: number): HoursRow => ({
  day,
  date: null,
  closed: day > 5,
  from: day > 5 ? null : '07:00',
  to: day > 5 ? null : '16:00',
})
const ordinary: HoursSet = {
  id: 1,
  title: 1,
  depot_id: null,
  publish_at: '2026-01-01T00:00:00Z',
  unpublish_at: '2099-12-31T00:00:00Z',
  rows: [1, 2, 3, 4, 5, 6, 7].map(weekRow),
}
const withHours = { ...business, hoursSets: [ordinary] }

test.each<['pickup_at' | 'return_at', string, object]>([
  ['pickup_at', '2026-11-23 06:55', { rule: 'early', opens: '07:00' }],
  ['pickup_at', '2026-11-23 16:05', { rule: 'late', closes: '16:00' }],
  ['pickup_at', '2026-11-22 10:00', { rule: 'closed' }],
  ['return_at', '2026-11-28 10:00', { rule: 'closed' }],
  ['return_at', '2026-11-27 16:05', { rule: 'late', closes: '16:00' }],
])('%s %s outside the hours is refused', (field, at, violation) => {
  expect(errorsOf({ [field]: at }, withHours)).toEqual({ [field]: [violation] })
})

test('a closed day is named before its time is known', () => {
  expect(errorsOf({ pickup_at: '2026-11-22', return_at: '2026-11-24' }, withHours)).toEqual({
    pickup_at: [format, { rule: 'closed' }],
    return_at: [format],
  })
})

test('hours are judged only with a time', () => {
  const afternoon = { ...ordinary, rows: ordinary.rows.map((row) => ({ ...row, from: '13:00' })) }
  const context = { ...business, hoursSets: [afternoon] }
  expect(errorsOf({ pickup_at: '2026-11-23', return_at: '' }, context)).toEqual({
    pickup_at: [format],
  })
})

test('opening hours are checked only for future times and a known depot', () => {
  expect(errorsOf({ pickup_at: '2026-11-15 10:00' }, withHours)).toEqual({
    pickup_at: [{ rule: 'past' }],
  })
  expect(errorsOf({ depot_id: '', pickup_at: '2026-11-22 10:00' }, withHours)).toEqual({
    depot_id: [{ rule: 'required' }],
  })
})

test('any input has a result', () => {
  const anyField = fc.constantFrom(...Object.keys(complete), '__proto__', 'constructor')
  fc.assert(
    fc.property(fc.dictionary(anyField, fc.anything()), fc.boolean(), (changes, isWhole) => {
      const input = isWhole ? { ...complete, ...changes } : changes
      expect(typeof validateInquiry(input, withHours).ok).toBe('boolean')
    }),
  )
})

test.each([
  [{ deliver: false, delivery_address: '', delivery_zip: 'x' }, null],
  [
    { deliver: true, delivery_address: ' Kajgatan 4 ', delivery_zip: 'SE-41104' },
    { address: 'Kajgatan 4', zip: '411 04' },
  ],
])('the delivery address: %j', (changes, delivery) => {
  const result = validateInquiry({ ...complete, ...changes, with_operator: true }, business)
  expect(result.ok && [result.inquiry.with_operator, result.inquiry.delivery]).toEqual([
    true,
    delivery,
  ])
})

test('a delivery requires its address', () => {
  expect(errorsOf({ deliver: true, delivery_zip: '4110' })).toEqual({
    delivery_address: [{ rule: 'required' }],
    delivery_zip: [{ rule: 'zip' }],
  })
})
