import { expect, test } from 'vitest'
import { liftOrDefaults } from './lift-or-defaults.ts'

test.each([
  [
    'a missing number',
    { weight: '' },
    { load: { height: 5.5, radius: 10, weight: 10 }, extra: 20 },
  ],
  [
    'wrong numbers',
    { height: 'x', extra: '-' },
    { load: { height: 1, radius: 10, weight: 100 }, extra: 0 },
  ],
  [
    'a weight that may mean thousands',
    { weight: '1.200' },
    { load: { height: 5.5, radius: 10, weight: 10 }, extra: 20 },
  ],
])('%s has its default, the other numbers stay', (_, change, requested) => {
  const typed = { height: '5,5', radius: '10', weight: '100', extra: '20' }
  expect(liftOrDefaults(typed)).toEqual({
    load: { height: 5.5, radius: 10, weight: 100 },
    extra: 20,
  })
  expect(liftOrDefaults({ ...typed, ...change })).toEqual(requested)
})
