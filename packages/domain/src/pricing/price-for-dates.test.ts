import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom, weekday } from '../primitives/local-date.ts'
import { priceForDates } from './price-for-dates.ts'
import { countPeriod } from './rent-period.ts'
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
const byRentDay: PricedProduct = {
  ...crane,
  priceFirstDayOre: null,
  priceFollowingDaysOre: null,
  priceWeekendOre: null,
  priceBasicFeeOre: null,
  priceRentstartOre: 100_000,
  priceRentdayOre: 60_000,
}

// 2026-12-07 is a Monday.
test.each([
  ['one day', '2026-12-07', '2026-12-07', [1, 0, 0]],
  ['two days', '2026-12-07', '2026-12-08', [1, 1, 0]],
  ['Monday to Friday', '2026-12-07', '2026-12-11', [1, 4, 0]],
  ['Friday to Saturday', '2026-12-11', '2026-12-12', [1, 1, 0]],
  ['Friday to Sunday', '2026-12-11', '2026-12-13', [1, 0, 1]],
  ['Friday to Monday', '2026-12-11', '2026-12-14', [1, 1, 1]],
  ['a weekend alone', '2026-12-12', '2026-12-13', [0, 0, 1]],
  ['Saturday to Monday', '2026-12-12', '2026-12-14', [0, 1, 1]],
  ['a Saturday alone', '2026-12-12', '2026-12-12', [1, 0, 0]],
  ['Sunday to Monday', '2026-12-13', '2026-12-14', [1, 1, 0]],
  ['Sunday to Saturday', '2026-12-13', '2026-12-19', [1, 6, 0]],
  ['Sunday to Sunday', '2026-12-13', '2026-12-20', [1, 5, 1]],
  ['two weeks from Monday', '2026-12-07', '2026-12-20', [1, 9, 2]],
])('the dates of %s are counted', (_, from, to, [firstDay, followingDay, weekend]) => {
  expect(countPeriod({ from, to }, true)).toEqual({ firstDay, followingDay, weekend })
})

/** Date by date, as the docstring reads. */
function countedOneByOne(from: string, to: string) {
  const counts = { firstDay: 0, followingDay: 0, weekend: 0 }
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (weekday(date) === 6 && addDays(date, 1) <= to) {
      counts.weekend += 1
      date = addDays(date, 1)
    } else if (date === from) counts.firstDay += 1
    else counts.followingDay += 1
  }
  return counts
}

const dates = fc
  .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, length]) => {
    const from = addDays('2026-01-01', start)
    return { from, to: addDays(from, length) }
  })

test('the counts agree with counting the dates one by one', () => {
  fc.assert(
    fc.property(dates, ({ from, to }) => {
      expect(countPeriod({ from, to }, true)).toEqual(countedOneByOne(from, to))
      const days = daysFrom(from, to)
      expect(countPeriod({ from, to }, false)).toEqual({
        firstDay: 1,
        followingDay: days,
        weekend: 0,
      })
    }),
  )
})

test('a period is summed line by line, with and without VAT, and insurance is separate', () => {
  expect(priceForDates(crane, { from: '2026-12-10', to: '2026-12-15' })).toEqual({
    lines: [
      {
        key: 'firstDay',
        times: 1,
        price: { exVatOre: 350_000, incVatOre: 437_500 },
        sum: { exVatOre: 350_000, incVatOre: 437_500 },
      },
      {
        key: 'followingDay',
        times: 3,
        price: { exVatOre: 190_000, incVatOre: 237_500 },
        sum: { exVatOre: 570_000, incVatOre: 712_500 },
      },
      {
        key: 'weekend',
        times: 1,
        price: { exVatOre: 470_000, incVatOre: 587_500 },
        sum: { exVatOre: 470_000, incVatOre: 587_500 },
      },
    ],
    sum: { exVatOre: 1_390_000, incVatOre: 1_737_500 },
    insurance: { exVatOre: 83_400, incVatOre: 104_250 },
  })
})

test('a machine priced by rent start and rent day has no weekends', () => {
  const price = priceForDates(byRentDay, { from: '2026-12-11', to: '2026-12-14' })
  expect(price?.lines.map(({ key, times }) => [key, times])).toEqual([
    ['firstDay', 1],
    ['followingDay', 3],
  ])
  expect(price?.sum?.exVatOre).toBe(280_000)
})

test('a missing price that is needed makes the sum on request', () => {
  const noWeekend = { ...crane, priceWeekendOre: null }
  const withWeekend = priceForDates(noWeekend, { from: '2026-12-11', to: '2026-12-14' })
  expect(withWeekend).toMatchObject({ sum: null, insurance: null })
  expect(withWeekend?.lines.map(({ sum }) => sum === null)).toEqual([false, false, true])
  expect(priceForDates(noWeekend, { from: '2026-12-07', to: '2026-12-08' })?.sum).not.toBeNull()
})

test.each([1, 2, 3, 4] as const)('type %d is not rented by the day', (type) => {
  expect(priceForDates({ ...crane, type }, { from: '2026-12-07', to: '2026-12-08' })).toBeNull()
})

test('a period that ends before it begins has no price', () => {
  expect(priceForDates(crane, { from: '2026-12-08', to: '2026-12-07' })).toBeNull()
})

test('the sum is exact, with VAT rounded once, however long the period', () => {
  const ore = fc.integer({ min: 1, max: 1_000_000_00 })
  fc.assert(
    fc.property(
      dates,
      ore,
      ore,
      ore,
      ore,
      fc.integer({ min: 0, max: 100 }),
      (period, ...prices) => {
        const [day, next, weekend, fee, vat] = prices
        const product = {
          ...crane,
          vatPercent: vat,
          priceFirstDayOre: day,
          priceFollowingDaysOre: next,
          priceWeekendOre: weekend,
          priceBasicFeeOre: fee,
        }
        const counts = countedOneByOne(period.from, period.to)
        const exVat =
          BigInt(counts.firstDay) * BigInt(day + fee) +
          BigInt(counts.followingDay) * BigInt(next) +
          BigInt(counts.weekend) * BigInt(weekend + 2 * fee)
        const incVat = (exVat * BigInt(100 + vat) * 2n + 100n) / 200n
        const sum = priceForDates(product, period)?.sum
        expect(sum).toEqual({ exVatOre: Number(exVat), incVatOre: Number(incVat) })
      },
    ),
  )
})
