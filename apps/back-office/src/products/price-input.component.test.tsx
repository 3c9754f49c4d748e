import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, rowsOf } from '../testing/parts.ts'
import { PriceInput } from './price-input.tsx'
import { PricePreview } from './price-preview.tsx'

const fields = (
  <>
    <PriceInput source="price_first_day" />
    <PriceInput source="price_weekend" />
    <PriceInput source="price_basic_fee" />
    <PriceInput source="price_rentstart" />
    <PricePreview />
  </>
)
const product = {
  id: 5,
  version: 1,
  may_write: true,
  deleted_at: null,
  lock: null,
  type: 0,
  prod_vat: 25,
  price_first_day: 950,
  price_weekend: null,
  price_basic_fee: 250,
  price_rentstart: 500,
}
const field = (name: string) => screen.findByRole('textbox', { name })

/** What is said of a field, beside it and to a screen reader. */
async function saidOf(name: string): Promise<string> {
  const id = (await field(name)).getAttribute('aria-describedby') ?? ''
  return document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' ') ?? ''
}

test('a price field says what the customer reads for it while it is typed', async () => {
  const { user } = openScreen('/products/5', {
    fields,
    answers: { getProductObj: () => product },
  })
  const firstDay = 'Första dagen, utan grundavgift'
  expect(await saidOf(firstDay)).toBe('Kunden läser 1 200 kr exkl., 1 500 kr inkl. moms')
  expect(await saidOf('Helg, utan grundavgift')).toBe('Kunden läser Pris på begäran')
  expect(await saidOf('Grundavgift')).toBe(
    'Kunden läser 1 200 kr exkl., 1 500 kr inkl. moms för första dagen (en avgift).',
  )
  expect(await saidOf('Hyra, start')).toBe('Visas inte för kunden')
  // The price card: with VAT, then without.
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(rowsOf(screen.getByRole('table')).map((row) => row.map(plain))).toEqual([
    ['1 500 kr', '1 200 kr'],
    ['Pris på begäran', 'Pris på begäran'],
    ['Pris på begäran', 'Pris på begäran'],
  ])
  await fill(user, await field('Grundavgift'), '300')
  await fill(user, await field('Helg, utan grundavgift'), '1600')
  expect(await saidOf(firstDay)).toBe('Kunden läser 1 250 kr exkl., 1 562,50 kr inkl. moms')
  expect(await saidOf('Helg, utan grundavgift')).toBe(
    'Kunden läser 2 200 kr exkl., 2 750 kr inkl. moms',
  )
})

test.each([
  ['is priced by start and day of rent', { price_first_day: null }],
  ['is for sale', { type: 1 }],
  ['is an offer', { type: 2 }],
  ['is a course', { type: 3 }],
  ['is a web course', { type: 4 }],
])('the basic fee is not shown to the customer where a product %s', async (_, change) => {
  openScreen('/products/5', {
    fields,
    answers: { getProductObj: () => ({ ...product, ...change }) },
  })
  expect(await saidOf('Grundavgift')).toBe('Visas inte för kunden')
})

test('of the basic fee stands what the customer reads with it, and nothing while it is empty', async () => {
  const { user } = openScreen('/products/5', {
    fields,
    answers: { getProductObj: () => ({ ...product, price_weekend: 1600 }) },
  })
  expect(await saidOf('Grundavgift')).toBe(
    'Kunden läser 1 200 kr exkl., 1 500 kr inkl. moms för första dagen (en avgift). Kunden läser 2 100 kr exkl., 2 625 kr inkl. moms för helgen (två avgifter).',
  )
  await user.clear(await field('Grundavgift'))
  expect(await saidOf('Grundavgift')).toBe('')
})
