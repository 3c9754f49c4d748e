import { expect, test } from 'vitest'
import { bulkBodies } from './bulk-bodies.ts'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, version: 3 }))

test.each([
  [200, [[0, 199, 10]]],
  [
    401,
    [
      [0, 199, 10],
      [200, 399, 210],
      [400, 400, 410],
    ],
  ],
])('%i items are numbered on from call to call', (count, expected) => {
  const bodies = bulkBodies('order', rows(count), 10)
  expect(bodies.map(({ items, from }) => [items[0]?.id, items.at(-1)?.id, from])).toEqual(expected)
})

test('what is not ordered has no number', () => {
  expect(bulkBodies('trash', rows(1))).toEqual([
    { action: 'trash', items: [{ id: 0, version: 3 }] },
  ])
})
