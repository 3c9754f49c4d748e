import { bestRow, type Margin, marginOf, usedPercent } from './best-row.ts'
import type { CraneRow, Lift, SelectableCrane } from './lift.ts'
import { type MarginWord, marginWord } from './margin-word.ts'

/** A crane that makes the lift, by its best row: the one with the largest weight margin. */
export type CraneHit<Crane extends SelectableCrane> = {
  crane: Crane
  row: CraneRow
  margin: Margin
  usedPercent: number
  word: MarginWord
}

/** Smallest machine first; a crane of unknown own weight comes after all known ones. */
export function compareSize(a: SelectableCrane, b: SelectableCrane): number {
  const weightA = a.weight ?? Number.MAX_VALUE
  const weightB = b.weight ?? Number.MAX_VALUE
  return weightA - weightB
}

/** Makes every order total, so that the same input always gives the same list. */
export function compareSlug(a: SelectableCrane, b: SelectableCrane): number {
  if (a.slug === b.slug) return 0
  return a.slug < b.slug ? -1 : 1
}

function hitOf<Crane extends SelectableCrane>(crane: Crane, lift: Lift): CraneHit<Crane>[] {
  const row = bestRow(crane.rows, lift)
  if (row === null) return []
  const margin = marginOf(row, lift)
  const word = marginWord(crane.rows, lift)
  return [{ crane, row, margin, usedPercent: usedPercent(row, lift), word }]
}

/** The cranes that make the lift: smallest machine first, then the larger weight margin. */
export function selectCranes<Crane extends SelectableCrane>(
  cranes: readonly Crane[],
  lift: Lift,
): CraneHit<Crane>[] {
  return cranes
    .flatMap((crane) => hitOf(crane, lift))
    .sort(
      (a, b) =>
        compareSize(a.crane, b.crane) ||
        b.margin.weight - a.margin.weight ||
        compareSlug(a.crane, b.crane),
    )
}
