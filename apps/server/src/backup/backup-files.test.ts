import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupName, outdatedBackups as outdatedAt } from './backup-files.ts'

const dayMs = 86_400_000
const first = Date.parse('2026-11-02T02:00:00Z')
const nightly = (days: number) =>
  Array.from({ length: days }, (_, day) => backupName(first + day * dayMs))

const outdatedBackups = (names: readonly string[]) => outdatedAt(names, first + 100 * dayMs)

test('backups of a clock that was ahead are left alone, and drive out none of today', () => {
  const ahead = nightly(20).map((name) => name.replace('2026', '2027'))
  const today = nightly(8)
  expect(outdatedAt([...ahead, ...today], first + 7 * dayMs)).toEqual(
    outdatedAt(today, first + 7 * dayMs),
  )
})

test('seven nights are all kept', () => {
  expect(outdatedBackups(nightly(7))).toEqual([])
})

test('after forty nights the last seven and the last of each of four weeks are left', () => {
  const all = nightly(40)
  const gone = new Set(outdatedBackups(all))
  const kept = all.filter((name) => !gone.has(name)).map((name) => name.slice(9, 19))
  expect(kept).toEqual([
    '2026-11-22',
    '2026-11-29',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
  ])
})

test('what is no backup is never named, and order does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 0, max: 60 }), (others, days) => {
      const all = nightly(days)
      const gone = outdatedBackups([...others, ...all.toReversed()])
      expect(gone.every((name) => all.includes(name))).toBe(true)
      expect(gone.toSorted()).toEqual(outdatedBackups(all).toSorted())
      expect(days - gone.length).toBeLessThanOrEqual(11)
    }),
  )
})
