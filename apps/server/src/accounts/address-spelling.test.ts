import { expect, test } from 'vitest'
import { accountAddress, addressForCounting } from './address-spelling.ts'
import { spellings } from './address-spellings.fixture.ts'

test('twenty spellings of one address are counted as one', () => {
  expect(new Set(spellings).size).toBe(20)
  expect(new Set(spellings.map(addressForCounting)).size).toBe(1)
})

test('dots in an address at Gmail are counted as none', () => {
  const spelled = ['annaberg@gmail.com', 'Anna.Berg@gmail.com', 'a.n.n.a.berg+x@googlemail.com']
  expect(new Set(spelled.map(addressForCounting))).toEqual(new Set(['annaberg@gmail.com']))
  expect(addressForCounting('anna.berg@kund.example')).toBe('anna.berg@kund.example')
})

test('an account is found whatever capitals and spaces are typed', () => {
  expect(accountAddress(' Asa@Firma.SE ')).toBe('asa@firma.se')
})
