import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { expect, test } from 'vitest'
import { pricedProduct } from '../../pricing/price-rows.ts'
import { openOffer } from './open-offer.ts'

const prices = pricedProduct({
  type: 0,
  prod_vat: 25,
  price_first_day: 950,
  price_following_days: 700,
  price_weekend: 1600,
  price_basic_fee: 250,
  price_sale: null,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
})
const weekdays: HoursSet = {
  id: 1,
  title: 1,
  depot_id: 3,
  publish_at: '2026-01-01T00:00:00Z',
  unpublish_at: '2030-01-01T00:00:00Z',
  rows: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    date: null,
    closed: day > 5,
    from: '07:00',
    to: '16:00',
  })),
}
const at = {
  hours: { sets: [weekdays], depotId: 3 },
  nowMs: Date.parse('2026-11-30T10:00:00Z'),
  locale: 'sv',
} as const

test('for a weekend at a closed depot the days around it are offered with their price', () => {
  expect(openOffer(prices, { from: '2026-12-05', to: '2026-12-06' }, at)).toEqual({
    sentence:
      'Depån har stängt någon av de dagarna. Hämta fredag 2026-12-04 kl. 16:00 och lämna tillbaka måndag 2026-12-07 kl. 07:00:',
    query: 'fran=2026-12-04T16:00&till=2026-12-07T07:00',
    // First day 1 200, weekend 2 100, following day 700.
    sum: { exVatOre: 400_000, incVatOre: 500_000 },
  })
})

test('for days on which the depot is open nothing else is offered', () => {
  expect(openOffer(prices, { from: '2026-12-04', to: '2026-12-07' }, at)).toBeNull()
})
