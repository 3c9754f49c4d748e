import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPickup } from '../opening-hours/active-hours.ts'
import { company } from '../opening-hours/company-hours.fixture.ts'
import { addDays, instantOf, type LocalDateTime } from '../primitives/local-date.ts'
import { cheaperDates, mostDaysMoved } from './cheaper-dates.ts'
import { priceForDates } from './price-for-dates.ts'
import type { PricedProduct } from './rental-price.ts'

const crane: PricedProduct = {
  type: 0,
  vatPercent: 25,
  priceFirstDayOre: 305_000,
  priceFollowingDaysOre: 190_000,
  priceWeekendOre: 380_000,
  priceBasicFeeOre: 45_000,
  priceSaleOre: null,
  priceRentstartOre: null,
  priceRentdayOre: null,
  priceOfferOre: null,
}
const nowMs = instantOf('2026-11-20', '12:00')
const at = (date: string, time = '10:00'): LocalDateTime => ({ date, time })
const times = (from: string, to: string) => ({ pickup: at(from), returned: at(to) })

test('five days across a weekend are cheaper from Monday', () => {
  // Thursday to Monday; the Monday before is nearer than the one after.
  expect(
    cheaperDates([crane], times('2026-12-03', '2026-12-07'), { hours: company, nowMs }),
  ).toEqual({
    pickup: at('2026-11-30'),
    returned: at('2026-12-04'),
    saved: { exVatOre: 90_000, incVatOre: 112_500 },
  })
})

test('with an own price the saving is also given for it', () => {
  const own = { ...crane, discountPercent: 10 }
  const context = { hours: company, nowMs }
  const found = cheaperDates([own], times('2026-12-03', '2026-12-07'), context)
  expect(found?.saved).toEqual({
    exVatOre: 90_000,
    incVatOre: 112_500,
    own: { exVatOre: 81_000, incVatOre: 101_250 },
  })
})

test('the cheapest dates, or dates without a price, give no proposal', () => {
  const context = { hours: company, nowMs }
  expect(cheaperDates([crane], times('2026-12-07', '2026-12-11'), context)).toBeNull()
  const onRequest = { ...crane, priceFollowingDaysOre: null }
  expect(cheaperDates([crane, onRequest], times('2026-12-03', '2026-12-07'), context)).toBeNull()
})

test('closed, too early or past days are never proposed', () => {
  const closed = { hours: { sets: [], depotId: 7 }, nowMs }
  expect(cheaperDates([crane], times('2026-12-03', '2026-12-07'), closed)).toBeNull()
  const early = { pickup: at('2026-12-03', '05:00'), returned: at('2026-12-07') }
  expect(cheaperDates([crane], early, { hours: company, nowMs })).toBeNull()
  const late = { hours: company, nowMs: instantOf('2026-12-12', '12:00') }
  expect(cheaperDates([crane], times('2026-12-03', '2026-12-07'), late)).toBeNull()
})

test('a pickup at this very minute is still to come', () => {
  const now = { hours: company, nowMs: instantOf('2026-11-30', '10:00') }
  const found = cheaperDates([crane], times('2026-12-03', '2026-12-07'), now)
  expect(found?.pickup).toEqual(at('2026-11-30'))
})

/** Every shift of a week either way, tried and sorted. */
function byBruteForce(product: PricedProduct, from: string, to: string) {
  const sum = (days: number) =>
    priceForDates(product, { from: addDays(from, days), to: addDays(to, days) })?.sum?.exVatOre ??
    Number.POSITIVE_INFINITY
  const isOpen = (date: string) => checkPickup(company, date, '10:00').kind === 'ok'
  const shifts = Array.from({ length: 2 * mostDaysMoved + 1 }, (_, index) => index - mostDaysMoved)
  const [best] = shifts
    .filter((days) => instantOf(addDays(from, days), '10:00') >= nowMs)
    .filter((days) => isOpen(addDays(from, days)) && isOpen(addDays(to, days)))
    .filter((days) => sum(days) < sum(0))
    .sort((a, b) => sum(a) - sum(b) || Math.abs(a) - Math.abs(b) || b - a)
  return best === undefined ? null : { days: best, saved: sum(0) - sum(best) }
}

test('no shift of a week is cheaper than the one proposed', () => {
  const price = fc.integer({ min: 1, max: 500_000 })
  const start = fc.integer({ min: 0, max: 700 })
  const length = fc.integer({ min: 0, max: 25 })
  let hints = 0
  fc.assert(
    fc.property(start, length, price, price, price, (day, days, first, next, weekend) => {
      const product = {
        ...crane,
        priceFirstDayOre: first,
        priceFollowingDaysOre: next,
        priceWeekendOre: weekend,
      }
      const from = addDays('2026-11-20', day)
      const to = addDays(from, days)
      const found = cheaperDates([product], times(from, to), { hours: company, nowMs })
      const best = byBruteForce(product, from, to)
      hints += best === null ? 0 : 1
      expect(found && { from: found.pickup.date, saved: found.saved.exVatOre }).toEqual(
        best && { from: addDays(from, best.days), saved: best.saved },
      )
    }),
    { numRuns: 250 },
  )
  // The property means something: many of the periods have a cheaper start.
  expect(hints).toBeGreaterThan(40)
})
