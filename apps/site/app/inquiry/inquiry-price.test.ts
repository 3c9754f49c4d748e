import { company } from '@minikran/domain/opening-hours/company-hours.fixture'
import { rawPrices } from '@minikran/domain/pricing/sek-prices'
import { instantOf } from '@minikran/domain/primitives/local-date'
import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { inquiryPrice } from './inquiry-price.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { inquiryFields } from './inquiry-values.ts'

const prices = { price_first_day: 1000, price_following_days: 700, price_weekend: 1500 }
const crane = {
  slug: 'kran',
  title: { text: 'Kran', lang: undefined },
  prices: { type: 0, vatPercent: 25, ...rawPrices(prices) },
} as unknown as InquiryProduct

const noHours = { hours: null, nowMs: instantOf('2026-11-20', '12:00') }

/** What is offered for these dates on a Friday in November 2026; the depot is open Monday to Friday. */
function openFor(pickup_date: string, return_date: string, own: Record<string, string> = {}) {
  const values = { ...emptyValues(inquiryFields(['kran'])), pickup_date, return_date, ...own }
  const at = { hours: company, nowMs: instantOf('2026-11-20', '12:00') }
  return inquiryPrice([crane], values, at)?.open
}

test('for a weekend the times around it are offered, with the price from Friday to Monday', () => {
  expect(openFor('2026-12-05', '2026-12-06')).toEqual({
    pickup: { date: '2026-12-04', time: '15:00' },
    returned: { date: '2026-12-07', time: '07:00' },
    sum: { exVatOre: 320_000, incVatOre: 400_000 },
  })
})

test('a typed time stays where its date is open, and a pickup today is one still to come', () => {
  expect(openFor('2026-12-05', '2026-12-08', { return_time: '14:00' })).toMatchObject({
    pickup: { date: '2026-12-04', time: '15:00' },
    returned: { date: '2026-12-08', time: '14:00' },
  })
  expect(openFor('2026-11-20', '2026-11-21', { pickup_time: '09:00' })).toMatchObject({
    pickup: { date: '2026-11-20', time: '12:00' },
    returned: { date: '2026-11-23', time: '07:00' },
  })
})

test('nothing is offered for open days, for a pickup that has passed, or beside a machine’s own times', () => {
  expect(openFor('2026-12-03', '2026-12-04')).toBeNull()
  expect(openFor('2026-11-15', '2026-11-16')).toBeNull()
  expect(openFor('2026-12-05', '2026-12-06', { 'kran.pickup_date': '2026-12-05' })).toBeNull()
})

test('several machines have a total without and with the insurance of each', () => {
  const jib = { ...crane, slug: 'jibb' }
  const dates = { pickup_date: '2026-12-03', return_date: '2026-12-03' }
  const price = inquiryPrice(
    [crane, jib],
    { ...emptyValues(inquiryFields(['kran', 'jibb'])), ...dates },
    noHours,
  )
  expect(price?.sum).toEqual({ exVatOre: 200_000, incVatOre: 250_000 })
  expect(price?.insured).toEqual({ exVatOre: 212_000, incVatOre: 265_000 })
})
