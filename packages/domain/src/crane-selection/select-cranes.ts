import { bestRow, type Margin, marginOf, usedPercent } from './best-row.ts'
import {
  type ConfiguredChart,
  type ConfiguredRow,
  plainestConfiguration,
  rowsWith,
} from './configurations.ts'
import type { Lift, SelectableCrane } from './lift.ts'
import { type MarginWord, marginWord } from './margin-word.ts'

/** A crane of which each row names the configuration that it holds with. */
export type ConfiguredCrane = Omit<SelectableCrane, 'rows'> & ConfiguredChart

/**
 * A crane that makes the lift: its plainest configuration that does, and of that configuration
 * the row with the largest weight margin.
 */
export type CraneHit<Crane extends ConfiguredCrane> = {
  crane: Crane
  configuration: string
  row: ConfiguredRow
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

function hitOf<Crane extends ConfiguredCrane>(crane: Crane, lift: Lift): CraneHit<Crane>[] {
  const configuration = plainestConfiguration(crane, lift)
  if (configuration === null) return []
  const rows = rowsWith(crane.rows, configuration)
  const row = bestRow(rows, lift)
  if (row === null) return []
  const margin = marginOf(row, lift)
  const word = marginWord(rows, lift)
  return [{ crane, configuration, row, margin, usedPercent: usedPercent(row, lift), word }]
}

/** The most that the crane lifts there in any configuration, in kg. */
const strongest = (crane: ConfiguredCrane, lift: Lift) =>
  bestRow(crane.rows, lift)?.lift_weight ?? 0

/** The cranes that make the lift: smallest machine first, then the one that lifts more there. */
export function selectCranes<Crane extends ConfiguredCrane>(
  cranes: readonly Crane[],
  lift: Lift,
): CraneHit<Crane>[] {
  return cranes
    .flatMap((crane) => hitOf(crane, lift))
    .sort(
      (a, b) =>
        compareSize(a.crane, b.crane) ||
        strongest(b.crane, lift) - strongest(a.crane, lift) ||
        compareSlug(a.crane, b.crane),
    )
}
