import { company } from '@minikran/domain/opening-hours/company-hours.fixture'
import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { withLocale } from '../server/request-locale.ts'
import { inquiryFields } from './inquiry-values.ts'
import { inquiryTimeOptions, timeOptions } from './time-options.ts'

const now = { date: '2026-07-01', time: '08:00' }
const at = { hours: company, city: 'Umeå', locale: 'sv', now } as const

test('an open day offers its half hours, both ends included', () => {
  const { hint, times, isRefused } = timeOptions(at, { date: '2027-01-05', time: '' })
  expect(times).toHaveLength(11)
  expect([times[0], times[1], times.at(-1)]).toEqual(['07:00', '07:30', '12:00'])
  expect(hint).toContain('07:00–12:00')
  expect(isRefused).toBe(false)
})

test.each([
  ['2026-12-05', 'Umeå har stängt den dagen.'],
  ['2026-12-24', 'Umeå har stängt den dagen: Julafton.'],
  ['2029-06-01', 'Umeå har stängt den dagen.'],
])('%s is closed and says why', (date, hint) => {
  for (const time of ['', '10:00']) {
    expect(timeOptions(at, { date, time })).toMatchObject({ hint, times: [], isRefused: true })
  }
})

test.each([
  ['2026-12-05', '10:00', 'Umeå is closed this date'],
  ['2026-12-24', '10:00', 'Umeå is closed this date'],
  ['2026-11-20', '06:55', 'too early, Umeå opens 07:00 this date'],
  ['2026-11-20', '15:05', 'too late, Umeå closes 15:00 this date'],
] as const)('%s %s is refused with its sentence', (date, time, words) => {
  const said = withLocale('en', () => timeOptions({ ...at, locale: 'en' }, { date, time }))
  expect(said).toMatchObject({ hint: expect.stringContaining(words), isRefused: true })
})

test.each(['', '2026-12', '2026-02-30'])('%j is no date and has no options', (date) => {
  expect(timeOptions(at, { date, time: '10:00' })).toEqual({
    hint: undefined,
    times: [],
    isRefused: false,
    next: null,
    openDepot: null,
  })
})

test.each([
  ['06:55', '07:00', true],
  ['07:00', '07:00–15:00', false],
  ['15:00', '07:00–15:00', false],
  ['15:05', '15:00', true],
  ['ett', '07:00–15:00', false],
])('at %s the hint says %s', (time, edge, isRefused) => {
  const offer = timeOptions(at, { date: '2026-11-20', time })
  expect(offer.hint).toContain('Umeå')
  expect(offer.hint).toContain(edge)
  expect(offer.isRefused).toBe(isRefused)
})

test('of today only times to come are offered, and one that has passed is refused', () => {
  const noon = { ...at, now: { date: '2026-11-20', time: '12:10' } }
  expect(timeOptions(noon, { date: '2026-11-20', time: '' }).times[0]).toBe('12:30')
  expect(timeOptions(noon, { date: '2026-11-20', time: '12:05' })).toMatchObject({
    hint: 'Tiden har redan passerat',
    isRefused: true,
    next: { date: '2026-11-20', time: '12:30' },
  })
  expect(timeOptions(noon, { date: '2026-11-20', time: '06:00' }).next?.time).toBe('12:30')
  expect(timeOptions(noon, { date: '2026-11-20', time: '12:10' }).isRefused).toBe(false)
})

test('a refused time has the next open one beside it', () => {
  const next = (date: string, time: string) => timeOptions(at, { date, time }).next
  expect(next('2026-11-20', '06:55')).toEqual({ date: '2026-11-20', time: '07:00' })
  expect(next('2026-11-20', '15:05')).toEqual({ date: '2026-11-23', time: '07:00' })
  expect(next('2026-12-05', '')).toEqual({ date: '2026-12-07', time: '07:00' })
  expect(next('2026-11-20', '10:00')).toBeNull()
})

test.each([
  [[], {}, null],
  [[], { pickup_date: '2028-12-09' }, 'pickup_date'],
  [[], { pickup_date: '2028-12-08', return_date: '2028-12-09' }, 'return_date'],
  [['kran', 'vagn'], { 'vagn.pickup_date': '2028-12-09' }, 'vagn.pickup_date'],
  [['kran', 'vagn'], { pickup_date: '2028-12-09' }, 'pickup_date'],
])('of %j with %o the first refused date is %s', (slugs, typed, refusedDate) => {
  const place = { hours: company, city: 'Umeå', nowMs: Date.parse('2026-11-26T08:00:00Z') }
  const values = Object.assign(emptyValues(inquiryFields(slugs)), typed)
  expect(inquiryTimeOptions(place, values, slugs)).toMatchObject({ refusedDate })
})

test.each([
  ['2026-11-26', '09:02', { date: '2026-11-26', time: '09:30' }],
  ['2026-11-26', '23:45', { date: '2026-11-27', time: '07:00' }],
])(
  'on %s at %s a day that has passed is refused, and the next open time is still to come',
  (date, time, next) => {
    const later = { ...at, now: { date, time } }
    expect(timeOptions(later, { date: '2026-11-02', time: '10:00' })).toMatchObject({
      hint: 'Den dagen har redan passerat.',
      isRefused: true,
      next,
    })
    expect(timeOptions(later, { date, time: '' }).hint).toContain('07:00')
  },
)
