import { expect, test } from 'vitest'
import { type PricedItem, priceRows } from './price-rows.ts'

const unpriced: PricedItem = {
  type: 0,
  prod_vat: 25,
  price_first_day: null,
  price_following_days: null,
  price_weekend: null,
  price_basic_fee: null,
  price_sale: null,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
}

const rented: PricedItem = {
  ...unpriced,
  price_first_day: 3050,
  price_following_days: 1900.5,
  price_weekend: 3800,
  price_basic_fee: 350,
}

test('first day carries the basic fee once, the weekend twice, both before VAT', () => {
  expect(priceRows(rented, 'sv')).toEqual([
    { label: 'Första dagen', price: { exVatOre: 340_000, incVatOre: 425_000 }, isRent: true },
    { label: 'Följande dag', price: { exVatOre: 190_050, incVatOre: 237_563 }, isRent: true },
    { label: 'Helg', price: { exVatOre: 450_000, incVatOre: 562_500 }, isRent: true },
  ])
})

test('a missing price is a line without a figure, never 0', () => {
  expect(priceRows(unpriced, 'en')).toEqual([
    { label: 'First day', price: null, isRent: true },
    { label: 'Following day', price: null, isRent: true },
    { label: 'Weekend', price: null, isRent: true },
  ])
})

test('a product with rent fields is priced by them and has no weekend', () => {
  const rows = priceRows({ ...unpriced, price_rentstart: 500, price_rentday: 200 }, 'en')
  expect(rows).toEqual([
    { label: 'First day', price: { exVatOre: 50_000, incVatOre: 62_500 }, isRent: true },
    { label: 'Following day', price: { exVatOre: 20_000, incVatOre: 25_000 }, isRent: true },
  ])
})

test('a course has one price for each participant', () => {
  const rows = priceRows({ ...unpriced, type: 4, price_sale: 1450 }, 'sv')
  expect(rows).toEqual([
    { label: 'Pris per deltagare', price: { exVatOre: 145_000, incVatOre: 181_250 } },
  ])
})
