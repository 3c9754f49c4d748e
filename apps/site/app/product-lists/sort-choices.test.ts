import { expect, test } from 'vitest'
import { sortChoices } from './sort-choices.ts'

test('the orders are the company’s, popularity, price, name, and the best of each figure first', () => {
  expect(sortChoices(['lift_capacity', 'weight'], 'order', 'sv').map(({ value }) => value)).toEqual(
    ['order', 'popular', 'price', '-price', 'title', '-lift_capacity', 'weight'],
  )
})

test.each([
  ['weight', 'Vikt: lägst först'],
  ['-weight', 'Vikt: högst först'],
  ['-title', 'Namn, Ö till A'],
] as const)('the order %s of a heading is offered while it is active', (sort, label) => {
  expect(sortChoices([], sort, 'sv').at(-1)).toEqual({ value: sort, label })
})
