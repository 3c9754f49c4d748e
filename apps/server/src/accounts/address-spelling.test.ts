import { expect, test } from 'vitest'
import { accountAddress, addressForCounting } from './address-spelling.ts'
import { spellings } from './address-spellings.fixture.ts'

test('twenty spellings of one address are counted as one', () => {
  expect(new Set(spellings).size).toBe(20)
  expect(new Set(spellings.map(addressForCounting)).size).toBe(1)
})

test('an account is found whatever capitals and spaces are typed', () => {
  expect(accountAddress(' Asa@Firma.SE ')).toBe('asa@firma.se')
})
