import { expect, test } from 'vitest'
import { cardSheet } from './card-sheet.ts'
import type { MachineKind } from './machine-figures.ts'

/** Metres that a machine may be high, at most, before its sheet is another one. */
const sheets: [kind: MachineKind, usual: number, large: number][] = [
  ['spider-crane', 5, 20],
  ['crawler-crane', 5, 20],
  ['articulated-crane', 5, 20],
  ['pick-and-carry-crane', 5, 20],
  ['aerial-lift', 10, 32],
  ['scissor-lift', 10, 32],
  ['mast-lift', 10, 32],
  ['material-lift', 10, 32],
  ['ladder-lift', 10, 32],
  ['suction-cup', 0.4, 1],
  ['hook', 0.4, 1],
  ['shackle', 0.4, 1],
  ['outrigger-pad', 0.4, 1],
  ['glass-robot', 2, 5],
  ['tracked-carrier', 2, 5],
  ['vacuum-lifter', 2, 5],
  ['two-leg-sling', 2, 5],
]

test.each(sheets)('a %s up to %d m has one scale, up to %d m another', (kind, usual, large) => {
  const highOf = (top: number) => cardSheet(kind, { left: 0, right: 0.1, top }).unitM * 150
  expect(highOf(usual / 4)).toBeCloseTo(usual, 9)
  expect(highOf(usual)).toBeCloseTo(usual, 9)
  expect(highOf(usual * 1.01)).toBeCloseTo(large, 9)
  expect(highOf(large)).toBeCloseTo(large, 9)
  expect(highOf(large * 1.01)).toBeCloseTo(large * 2, 9)
})

test('a wide drawing gets a sheet that it fits on', () => {
  const highOf = (right: number) =>
    cardSheet('tracked-carrier', { left: 0, right, top: 1 }).unitM * 150
  expect([3.9, 4, 9.8, 9.9].map(highOf)).toEqual([2, 5, 5, 10])
})

test.each([
  [5, 1],
  [10, 2],
  [20, 5],
  [40, 10],
])('a sheet of %d m has a bar of %d m', (top, barM) => {
  const kind = top === 10 ? 'aerial-lift' : 'spider-crane'
  expect(cardSheet(kind, { left: 0, right: 1, top }).barM).toBe(barM)
})
