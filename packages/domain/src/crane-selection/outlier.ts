import { type Lift, type LiftField, liftFields } from './lift.ts'

/**
 * Metres, metres and kg. Nobody rents a crane for more without an engineer: a larger number is a slip
 * of the keys, or meant in millimetres or grams.
 */
export const mostPlausible: Lift = { height: 200, radius: 100, weight: 100_000 }

/** The figures of a lift that are too large to be meant. */
export function outlierFields(lift: Lift): LiftField[] {
  return liftFields.filter((field) => lift[field] > mostPlausible[field])
}

/**
 * The lift as it may have been meant, millimetres and grams read as such; null when no figure is too
 * large, or one is even then.
 */
export function meantLift(lift: Lift): Lift | null {
  const fields = outlierFields(lift)
  if (fields.length === 0) return null
  const meant = { ...lift }
  for (const field of fields) meant[field] = Math.round(lift[field]) / 1000
  return outlierFields(meant).length === 0 ? meant : null
}
