import { expect, test } from 'vitest'
import { asksForDepots } from './asks-for-depots.ts'

test.each([
  ['öppettider'],
  ['ÖPPETTIDER JUL'],
  ['oppettider'],
  ['öppet på lördag?'],
  ['stängt midsommar'],
  ['jul'],
  ['julafton'],
  ['depå'],
  ['depåer i Malmö'],
  ['adress'],
  ['hitta hit'],
  ['kontakt'],
  ['kontakta oss'],
  ['telefonnummer'],
  ['opening hours'],
  ['open on Sunday'],
  ['Christmas'],
  ['depots'],
  ['contact us'],
  ['phone number'],
])('%j asks for a depot, its hours or its address', (text) => {
  expect(asksForDepots(text)).toBe(true)
})

test.each([['hjul'], ['hjullastare'], ['julia 500'], ['öppning 780 mm'], ['kran'], ['ringlyft']])(
  '%j asks for a machine',
  (text) => {
    expect(asksForDepots(text)).toBe(false)
  },
)
