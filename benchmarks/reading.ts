/** One measured figure; its name is the budget's name. */
export type Reading = { name: string; value: number }

/** A limit on one figure: at most, or at least. A figure with only a unit is told, not judged. */
export type Budget = { unit: string; most?: number; least?: number }

export type Budgets = Record<string, Record<string, Budget>>

export type Judged = Reading & { budget: Budget; holds: boolean }

/**
 * Holds the readings of one measure against its budgets. A budget without a reading and a reading
 * without a budget throw: a limit that nothing measures would hold for ever.
 */
export function judgeReadings(
  readings: readonly Reading[],
  budgets: Record<string, Budget>,
): Judged[] {
  const measured = new Set(readings.map((reading) => reading.name))
  const unmeasured = Object.keys(budgets).filter((name) => !measured.has(name))
  if (unmeasured.length > 0) throw new Error(`Nothing measured: ${unmeasured.join(', ')}.`)
  return readings.map((reading) => {
    const budget = budgets[reading.name]
    if (budget === undefined) throw new Error(`budgets.json does not know "${reading.name}".`)
    return { ...reading, budget, holds: keeps(reading.value, budget) }
  })
}

function keeps(value: number, { most, least }: Budget): boolean {
  return !Number.isNaN(value) && (most ?? Infinity) >= value && (least ?? -Infinity) <= value
}

/** The middle one of the sorted values; of an even number of them the higher of the two. */
export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The smallest value that the given share of all values does not exceed, NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
