import { bestRow, type Margin, marginOf, usedPercent } from './best-row.ts'
import {
  type ConfiguredChart,
  type ConfiguredRow,
  plainestConfiguration,
  rowsWith,
} from './configurations.ts'
import type { Lift, SelectableCrane } from './lift.ts'
import { type MarginWord, marginWord } from './margin-word.ts'

/** A crane whose rows have a configuration. */
export type ConfiguredCrane = Omit<SelectableCrane, 'rows'> & ConfiguredChart

/** A crane that makes the lift, with its plainest such configuration and the best row of it. */
export type CraneHit<Crane extends ConfiguredCrane> = {
  crane: Crane
  configuration: string
  row: ConfiguredRow
  margin: Margin
  usedPercent: number
  word: MarginWord
}

/** Lightest crane first, cranes of unknown weight last. */
export function compareSize(a: SelectableCrane, b: SelectableCrane): number {
  const weightA = a.weight ?? Number.MAX_VALUE
  const weightB = b.weight ?? Number.MAX_VALUE
  return weightA - weightB
}

/** The last criterion, which makes the order unambiguous. */
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

/** The largest weight at the lift's height and radius in any configuration, kg. */
const strongest = (crane: ConfiguredCrane, lift: Lift) =>
  bestRow(crane.rows, lift)?.lift_weight ?? 0

/** The cranes that make the lift: the lightest first, then the one that lifts more. */
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
