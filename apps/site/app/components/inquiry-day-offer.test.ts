import { expect, test } from 'vitest'
import { dayOffer, dayOffers } from './inquiry-day-offer.ts'
import { emptyInquiry } from './inquiry-values.ts'

const depot = {
  id: 3,
  name: { text: 'Depå Umeå', lang: 'sv' as const },
  city: 'Umeå',
  hours: [
    { day: 4, closed: false, from: '07:00', to: '07:20' },
    { day: 6, closed: true, from: null, to: null },
  ],
}

test('an open weekday offers its five-minute steps, both ends included', () => {
  const { hint, times } = dayOffer(depot, { date: '2026-12-03', time: '' })
  expect(times).toEqual(['07:00', '07:05', '07:10', '07:15', '07:20'])
  expect(hint).toContain('07:00–07:20')
})

test('a closed weekday says so and offers nothing', () => {
  const { hint, times } = dayOffer(depot, { date: '2026-12-05', time: '10:00' })
  expect(times).toEqual([])
  expect(hint).toContain('Umeå')
})

test.each(['', '2026-12', '2026-02-30', '2026-12-04'])('%s offers nothing', (date) => {
  expect(dayOffer(depot, { date, time: '10:00' })).toEqual({ hint: undefined, times: [] })
})

test('without a depot nothing is offered', () => {
  const { pickup } = dayOffers([depot], { ...emptyInquiry, pickup_date: '2026-12-03' })
  expect(pickup.times).toEqual([])
})

test.each([
  ['06:55', '07:00'],
  ['07:25', '07:20'],
])('%s is outside the hours, which %s ends', (time, edge) => {
  const { hint } = dayOffer(depot, { date: '2026-12-03', time })
  expect(hint).toContain('Umeå')
  expect(hint).toContain(edge)
  expect(hint).not.toContain('–')
})
