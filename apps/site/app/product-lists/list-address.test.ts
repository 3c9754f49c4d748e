import { expect, test } from 'vitest'
import { changedAddress, submittedAddress, withPicksOf } from './list-address.ts'

const here = { pathname: '/produkter', search: '?weight_max=1500&sida=3&m=a,b' }

test.each([
  [{ sortera: '-weight' }, '/produkter?weight_max=1500&m=a,b&sortera=-weight'],
  [{ weight_max: null }, '/produkter?m=a,b'],
  [{ vy: 'tabell' }, '/produkter?weight_max=1500&m=a,b&vy=tabell'],
  [{ fuel_type: ['2', '9'] }, '/produkter?weight_max=1500&m=a,b&fuel_type=2&fuel_type=9'],
  [{ m: 'a' }, '/produkter?weight_max=1500&sida=3&m=a'],
  [{ m: null }, '/produkter?weight_max=1500&sida=3'],
])('%j leads to %s', (change, address) => {
  expect(changedAddress(here, change)).toBe(address)
})

test('a list without parameters has a plain address', () => {
  expect(changedAddress({ pathname: '/produkter', search: '?sida=2' }, { q: null })).toBe(
    '/produkter',
  )
})

test.each([
  ['?weight_max=1500&m=a,b&sida=2', '/produkter/liftar?m=a,b'],
  ['?m=a&m=b', '/produkter/liftar?m=a,b'],
  ['?weight_max=1500', '/produkter/liftar'],
])('of %s another list keeps the picked machines alone', (search, address) => {
  expect(withPicksOf(search, '/produkter/liftar')).toBe(address)
})

test('empty fields of a submitted form are omitted', () => {
  const form = new FormData()
  form.append('weight_min', ' ')
  form.append('weight_max', ' 1500 ')
  form.append('fuel_type', '2')
  form.append('fuel_type', '9')
  expect(submittedAddress('/produkter', form)).toBe(
    '/produkter?weight_max=1500&fuel_type=2&fuel_type=9',
  )
})
