import { type Lift, type LiftField, liftFields } from './lift.ts'

/**
 * Metres, metres and kg. A larger number is a typing error, or in millimetres or grams.
 */
export const mostPlausible: Lift = { height: 200, radius: 100, weight: 100_000 }

/** The fields of a lift that are too large. */
export function outlierFields(lift: Lift): LiftField[] {
  return liftFields.filter((field) => lift[field] > mostPlausible[field])
}

/**
 * The lift with its too large fields read as millimetres or grams; null when no field is too large, or
 * one still is.
 */
export function meantLift(lift: Lift): Lift | null {
  const fields = outlierFields(lift)
  if (fields.length === 0) return null
  const meant = { ...lift }
  for (const field of fields) meant[field] = Math.round(lift[field]) / 1000
  return outlierFields(meant).length === 0 ? meant : null
}
