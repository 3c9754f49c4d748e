import { expect, test } from 'vitest'
import {
  mayMoveStatus,
  nextStatuses,
  notReadyReasons,
  type ReadyProduct,
} from './product-readiness.ts'

const crane: ReadyProduct = {
  type: 0,
  vatPercent: 25,
  hasText: true,
  depotId: null,
  courseTime: null,
  courseSeats: null,
  priceFirstDayOre: 100_000,
  priceFollowingDaysOre: null,
  priceWeekendOre: null,
  priceBasicFeeOre: null,
  priceSaleOre: null,
  priceRentstartOre: null,
  priceRentdayOre: null,
  priceOfferOre: null,
}
const course: ReadyProduct = {
  ...crane,
  type: 3,
  priceFirstDayOre: null,
  priceSaleOre: 500_000,
  depotId: 4,
  courseTime: '2027-03-01 08:00',
  courseSeats: 8,
}

test.each<[string, ReadyProduct, string[]]>([
  ['a crane with text and price', crane, []],
  ['a crane without text', { ...crane, hasText: false }, ['text']],
  ['a crane without price', { ...crane, priceFirstDayOre: null }, ['price']],
  ['a price of nothing', { ...crane, priceFirstDayOre: 0 }, ['price']],
  ['a course with everything', course, []],
  ['a course without depot', { ...course, depotId: null }, ['depot']],
  ['a course without start', { ...course, courseTime: null }, ['courseTime']],
  ['a course on no day', { ...course, courseTime: '2027-02-30 08:00' }, ['courseTime']],
  ['a web course without start', { ...course, type: 4, courseTime: null }, []],
  ['a course without seats', { ...course, courseSeats: 0 }, ['courseSeats']],
])('%s lacks %j', (_, product, reasons) => {
  expect(notReadyReasons(product)).toEqual(reasons)
})

test.each([
  [0, 1, true],
  [0, 2, true],
  [1, 2, true],
  [2, 1, true],
  [1, 0, false],
  [2, 0, false],
  [1, 1, true],
  [7, 1, false],
])('from %i to %i: %j', (from, to, expected) => {
  expect(mayMoveStatus(from, to)).toBe(expected)
  if (from !== to) expect(nextStatuses(from).includes(to)).toBe(expected)
})
