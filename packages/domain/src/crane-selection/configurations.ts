import type { CraneRow, Lift } from './lift.ts'
import { makesLift } from './makes-lift.ts'

/** A row of a load chart and the key of its configuration. */
export type ConfiguredRow = CraneRow & { configuration: string }
/** The same for rows that repeat each other. */
export const keyOfRow = (row: ConfiguredRow) =>
  `${row.lift_height} ${row.lift_radius} ${row.lift_weight} ${row.configuration}`

/** A crane's rows and its configurations (jib, counterweight …), the plain crane first. */
export type ConfiguredChart = {
  rows: readonly ConfiguredRow[]
  configurations: readonly { key: string }[]
}

/** The key of the default configuration. */
export const plainConfiguration = 'main'

/** The rows of one configuration. */
export function rowsWith(rows: readonly ConfiguredRow[], key: string): ConfiguredRow[] {
  return rows.filter((row) => row.configuration === key)
}

/** The key of the first configuration, which is the plainest, that makes the lift, or null. */
export function plainestConfiguration(chart: ConfiguredChart, lift: Lift): string | null {
  const found = chart.configurations.find(({ key }) => makesLift(rowsWith(chart.rows, key), lift))
  return found?.key ?? null
}

/** The configuration with a key if it needs equipment, which the first one does not; else null. */
export function neededConfiguration<Configuration extends { key: string }>(
  configurations: readonly Configuration[],
  key: string | null,
): Configuration | null {
  const index = configurations.findIndex((each) => each.key === key)
  return index > 0 ? (configurations[index] ?? null) : null
}

/** The rows for drawing: those of the plain crane, and those that need equipment. */
export function drawnRows({ rows, configurations }: ConfiguredChart) {
  const plain = configurations[0]?.key
  const equippedRows = rows.filter((row) => row.configuration !== plain)
  return equippedRows.length === 0
    ? { rows }
    : { rows: rows.filter((row) => row.configuration === plain), equippedRows }
}
