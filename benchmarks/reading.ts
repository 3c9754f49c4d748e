/** One measured figure. Its budget has the same name, unless several readings share one. */
export type Reading = { name: string; value: number; budget?: string }

/** A limit: at most, or at least. A reading with only a unit is shown, not judged. */
export type Budget = { unit: string; most?: number; least?: number }

export type Budgets = Record<string, Record<string, Budget>>

export type Judged = { name: string; value: number; budget: Budget; holds: boolean }

/**
 * Holds the readings of one measure against its budgets. A budget without a reading and a reading
 * without a budget throw: a limit that nothing measures would hold for ever.
 */
export function judgeReadings(
  readings: readonly Reading[],
  budgets: Record<string, Budget>,
): Judged[] {
  const measured = new Set(readings.map(budgetName))
  const unmeasured = Object.keys(budgets).filter((name) => !measured.has(name))
  if (unmeasured.length > 0) throw new Error(`Nothing measured: ${unmeasured.join(', ')}.`)
  return readings.map((reading) => {
    const { name, value } = reading
    const budget = budgets[budgetName(reading)]
    if (budget === undefined) throw new Error(`budgets.json does not know "${name}".`)
    return { name, value, budget, holds: keeps(value, budget) }
  })
}

/** Readings of one subject, such as a page: every subject's have the same budgets, by figure. */
export const readingsOf = (prefix: string, figures: Record<string, number>): Reading[] =>
  Object.entries(figures).map(([figure, value]) => ({
    name: prefix + figure,
    value,
    budget: figure,
  }))

const budgetName = ({ name, budget = name }: Reading) => budget

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
