import { ordinary } from '@minikran/domain/opening-hours/company-hours.fixture'
import { expect, test } from 'vitest'
import { pricedProduct } from '../../pricing/price-rows.ts'
import { openOffer } from './open-offer.ts'
import { rented } from './rented-machine.fixture.ts'

const prices = pricedProduct(rented)
const at = {
  hours: { sets: [ordinary], depotId: null },
  nowMs: Date.parse('2026-11-30T10:00:00Z'),
  locale: 'sv',
} as const

test('for a weekend at a closed depot the days around it are offered with their price', () => {
  expect(openOffer(prices, { from: '2026-12-05', to: '2026-12-06' }, at)).toEqual({
    sentence:
      'Depån har stängt någon av de dagarna. Hämta fredag 2026-12-04 kl. 15:00 och lämna tillbaka måndag 2026-12-07 kl. 07:00:',
    query: 'fran=2026-12-04T15:00&till=2026-12-07T07:00',
    // First day 1 200, weekend 2 100, following day 700.
    sum: { exVatOre: 400_000, incVatOre: 500_000 },
  })
})

test('for days on which the depot is open nothing else is offered', () => {
  expect(openOffer(prices, { from: '2026-12-04', to: '2026-12-07' }, at)).toBeNull()
})
