import { expect, test } from 'vitest'
import { readyProduct } from './ready-product.ts'

test('a product without a field yet has no text, no price, no VAT and nothing of a course', () => {
  expect(readyProduct({})).toMatchObject({
    type: 0,
    vatPercent: 0,
    hasText: false,
    depotId: null,
    courseTime: null,
    courseSeats: null,
    priceFirstDayOre: null,
  })
})

test.each([
  ['', false],
  [null, false],
  ['<p>Lyfter.</p>', true],
])('the text %j is one: %s', (content_sv, hasText) => {
  expect(readyProduct({ content_sv }).hasText).toBe(hasText)
})

test('prices are read in SEK, and what is half typed is no value', () => {
  const technical = { course_time: '2027-03-01 08:00', course_participant: '8' }
  const typed = { price_sale: 4900.5, price_offer: '', depot_id: '4', type: '3', technical }
  expect(readyProduct(typed)).toMatchObject({
    type: 3,
    priceSaleOre: 490_050,
    priceOfferOre: null,
    depotId: null,
    courseTime: '2027-03-01 08:00',
    courseSeats: null,
  })
})
