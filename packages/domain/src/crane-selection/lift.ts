/** A row of a crane's load chart as the API carries it: metres, metres from the crane's centre, kg. */
export type CraneRow = { lift_height: number; lift_radius: number; lift_weight: number }

/** The columns of a load chart in order, with their limits. */
export const chartLimits = {
  lift_height: { min: -100, max: 500 },
  lift_radius: { min: 0, max: 500 },
  lift_weight: { min: 0.001, max: 1_000_000 },
} as const satisfies Record<keyof CraneRow, { min: number; max: number }>
export type ChartColumn = keyof CraneRow
export const chartColumns = Object.keys(chartLimits) as ChartColumn[]

/** A lift: metres, metres from the crane's centre, kg with everything on the hook. */
export type Lift = { height: number; radius: number; weight: number }
export type LiftField = keyof Lift

/** A crane of the selector; `weight` is its own weight in kg, null when unknown. */
export type SelectableCrane = { slug: string; weight: number | null; rows: readonly CraneRow[] }

export const liftFields = ['height', 'radius', 'weight'] as const satisfies readonly LiftField[]

/** The initial values of the form (docs/crane-selector.md). */
export const defaultLift: Lift = { height: 1, radius: 1, weight: 10 }
/** Example values of the form. */
export const liftExamples: Record<LiftField, readonly number[]> = {
  height: [5, 10, 20],
  radius: [5, 10, 18],
  weight: [50, 100, 200],
}
/** Common lifts: a fan onto a roof, a window two floors up, a log in a garden. */
export const commonLifts = {
  fan: { height: 9, radius: 5, weight: 300 },
  window: { height: 6, radius: 4, weight: 150 },
  log: { height: 2, radius: 6, weight: 200 },
} as const satisfies Record<string, Lift>
/** The longest texts, in characters. */
export const liftMaxLengths: Record<LiftField, number> = { height: 10, radius: 10, weight: 11 }
