import { expect, test } from 'vitest'
import { sumPrices } from './sum-prices.ts'

const crane = { exVatOre: 340_000, incVatOre: 425_000 }
const jib = { exVatOre: 59_000, incVatOre: 73_750 }

test('prices are summed with and without VAT', () => {
  expect(sumPrices([crane, jib])).toStrictEqual({ exVatOre: 399_000, incVatOre: 498_750 })
})

test('with one price on request the sum is on request', () => {
  expect(sumPrices([crane, null])).toBe(null)
})

test('an own price is summed beside the list price', () => {
  const own = { exVatOre: 300_000, incVatOre: 375_000 }
  expect(sumPrices([{ ...crane, own }, jib])).toEqual({
    exVatOre: 399_000,
    incVatOre: 498_750,
    own: { exVatOre: 359_000, incVatOre: 448_750 },
  })
})
