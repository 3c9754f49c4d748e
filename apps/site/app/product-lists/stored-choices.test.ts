import { expect, test } from 'vitest'
import { choiceCookies, isChoice, storedSearch } from './stored-choices.ts'

const path = '/produkter/minikranar'
const sent = (cookies: string[]) => cookies.map((text) => text.split(';')[0]).join('; ')

test('filters are kept for their list, order and view for all', () => {
  const cookies = sent(
    choiceCookies('', path, '?lift_capacity_min=500&sortera=pris&vy=tabell&sida=2&m=jekko-spx312'),
  )
  expect(storedSearch(cookies, path, '')).toBe('?lift_capacity_min=500&sortera=pris&vy=tabell')
  expect(storedSearch(cookies, '/produkter/vakuumlyftar', '')).toBe('?sortera=pris&vy=tabell')
})

test.each([
  ['?q=kran', '?q=kran&lift_capacity_min=500&vy=tabell'],
  ['?m=jekko-spx312&sida=2', '?m=jekko-spx312&lift_capacity_min=500&vy=tabell'],
])('the stored choices are added to what %s asks for, from page 1', (search, offered) => {
  const cookies = sent(choiceCookies('', path, '?lift_capacity_min=500&vy=tabell'))
  expect(storedSearch(cookies, path, search)).toBe(offered)
})

test.each([
  ['', '?sida=2&m=jekko-spx312', false],
  ['?q=kran', '?q=lyft', false],
  ['?weight_max=900', '?weight_max=900&sida=2', false],
  ['?weight_max=900', '', true],
  ['?sortera=pris', '?sortera=pris&vy=tabell', true],
])('from %j to %j: only filters, order and view are a choice', (before, search, expected) => {
  expect(isChoice(before, search)).toBe(expected)
})

test('an address that says how the list is shown is left alone', () => {
  const cookies = sent(choiceCookies('', path, '?lift_capacity_min=500'))
  expect(storedSearch(cookies, path, '?weight_max=900')).toBe(null)
  expect(storedSearch(cookies, path, '?sida=2')).toBe('?lift_capacity_min=500')
})

test('a filter by a field of the company’s own is kept like any other', () => {
  const cookies = sent(choiceCookies('', path, '?own.tank.min=10&own.farg=2&sida=2'))
  expect(storedSearch(cookies, path, '')).toBe('?own.tank.min=10&own.farg=2')
  expect(storedSearch(cookies, path, '?own.farg=1')).toBe(null)
})

test('what was cleared is not kept, and an empty cookie is removed', () => {
  const before = sent(choiceCookies('', path, '?lift_capacity_min=500'))
  const cookies = choiceCookies(before, path, '')
  expect(cookies.every((text) => text.endsWith('Max-Age=0'))).toBe(true)
  expect(storedSearch(sent(cookies), path, '')).toBe(null)
})

test('the filters of the last six lists are kept', () => {
  const cookies = Array.from({ length: 8 }, (_, index) => `/produkter/lista-${index}`).reduce(
    (kept, list) => sent(choiceCookies(kept, list, '?weight_max=900')),
    '',
  )
  expect(storedSearch(cookies, '/produkter/lista-1', '')).toBe(null)
  expect(storedSearch(cookies, '/produkter/lista-2', '')).toBe('?weight_max=900')
})

test('nothing but parameters of the list comes out of a cookie', () => {
  const odd = `filters=${encodeURIComponent(JSON.stringify({ [path]: 'q=x&weight_max=9&m=1' }))}`
  expect(storedSearch(odd, path, '')).toBe('?weight_max=9')
  expect(storedSearch('filters=%7B; crud=x', path, '')).toBe(null)
})
