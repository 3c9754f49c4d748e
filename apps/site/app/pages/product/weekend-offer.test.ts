import { expect, test } from 'vitest'
import type { PricedItem } from '../../pricing/price-rows.ts'
import { rented } from './rented-machine.fixture.ts'
import { type WeekendOffer, weekendOffer } from './weekend-offer.ts'

const depotWith = (pickup_at: string, return_at: string) => ({
  corp_city: 'Umeå',
  next_weekend: { pickup_at, return_at },
})
const closed = depotWith('2026-12-04 15:00', '2026-12-07 07:00')

const plain = (offer: WeekendOffer | null) =>
  offer && { ...offer, sentence: offer.sentence.replaceAll('\u00a0', ' ') }

test('a weekend at a closed depot says its days, what they cost, and leads to the form', () => {
  expect(plain(weekendOffer(rented, closed, 'sv'))).toEqual({
    sentence:
      'Nästa helg i Umeå: hämta fredag 4 december kl. 15:00, lämna måndag 7 december kl. 07:00.',
    query: 'fran=2026-12-04T15:00&till=2026-12-07T07:00',
    // First day 1 200, weekend 2 100, following day 700.
    sum: { exVatOre: 400_000, incVatOre: 500_000 },
  })
  expect(plain(weekendOffer(rented, closed, 'en'))?.sentence).toBe(
    'Next weekend in Umeå: pickup Friday 4 December at 15:00, return Monday 7 December at 07:00.',
  )
})

test('on Saturday and Sunday the price of the weekend is all that is paid', () => {
  const open = depotWith('2026-12-05 09:00', '2026-12-06 14:00')
  expect(weekendOffer(rented, open, 'sv')?.sum).toBeNull()
})

test('with one day more it says what weekend and day cost', () => {
  const saturday = depotWith('2026-12-05 09:00', '2026-12-07 07:00')
  // Weekend 2 100, following day 700.
  expect(weekendOffer(rented, saturday, 'sv')?.sum?.exVatOre).toBe(280_000)
})

test.each<[string, Partial<PricedItem>]>([
  ['sold', { type: 1 }],
  [
    'priced by the start of the rent',
    {
      price_first_day: null,
      price_following_days: null,
      price_weekend: null,
      price_rentstart: 500,
    },
  ],
])('a machine that is %s has no weekend', (_, change) => {
  expect(weekendOffer({ ...rented, ...change }, closed, 'sv')).toBeNull()
})

test('neither has one without a depot, or whose depot has no hours', () => {
  expect(weekendOffer(rented, null, 'sv')).toBeNull()
  expect(weekendOffer(rented, { corp_city: 'Umeå', next_weekend: null }, 'sv')).toBeNull()
})
