import { expect, test } from 'vitest'
import { olderVersions } from './older-versions.ts'

const locked = (id: number) => ({ id, version: null, action: 'locked' })
const updated = (id: number, version: number) => ({ id, version, action: 'updated' })

test('an item goes back to each version that has a line, but the newest', () => {
  const created = { id: 1, version: 1, action: 'created' }
  expect(olderVersions([updated(4, 3), locked(3), updated(2, 2), created], 3)).toEqual([
    { id: 2, version: 2 },
    { id: 1, version: 1 },
  ])
})

test('what came with the installation goes back to what it was before its first change', () => {
  expect(olderVersions([updated(2, 2), locked(1)], 2)).toEqual([{ id: 1, version: 1 }])
  expect(olderVersions([updated(4, 3), locked(3), updated(2, 2), locked(1)], 3)).toEqual([
    { id: 2, version: 2 },
    { id: 1, version: 1 },
  ])
})

test.each([
  ['a lock alone', [locked(1)], 1],
  ['a change without an older line', [updated(2, 2)], 2],
  ['a lock before the item was copied', [{ id: 2, version: 1, action: 'created' }, locked(1)], 1],
])('%s leads to no older version', (_, entries, version) => {
  expect(olderVersions(entries, version)).toEqual([])
})
