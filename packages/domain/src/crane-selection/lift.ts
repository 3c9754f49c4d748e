/** A row of a crane's load chart as the API carries it: metres, metres from the crane's centre, kg. */
export type CraneRow = { lift_height: number; lift_radius: number; lift_weight: number }

/** The parts of a row in the order of a load chart, each with its least and its greatest value. */
export const chartLimits = {
  lift_height: { min: -100, max: 500 },
  lift_radius: { min: 0, max: 500 },
  lift_weight: { min: 0.001, max: 1_000_000 },
} as const satisfies Record<keyof CraneRow, { min: number; max: number }>
export type ChartColumn = keyof CraneRow
export const chartColumns = Object.keys(chartLimits) as ChartColumn[]

/** What the visitor asks for: metres, metres from the crane's centre, kg with everything on the hook. */
export type Lift = { height: number; radius: number; weight: number }
export type LiftField = keyof Lift

/** A crane that can be selected; `weight` is its own weight in kg, null when not known. */
export type SelectableCrane = { slug: string; weight: number | null; rows: readonly CraneRow[] }

export const liftFields = ['height', 'radius', 'weight'] as const satisfies readonly LiftField[]

/** What an empty form starts with (docs/crane-selector.md). */
export const defaultLift: Lift = { height: 1, radius: 1, weight: 10 }
/** The example options. */
export const liftExamples: Record<LiftField, readonly number[]> = {
  height: [5, 10, 20],
  radius: [5, 10, 18],
  weight: [50, 100, 200],
}
/** Whole lifts that people come with: a fan onto a roof, a window two floors up, a log in a garden. */
export const commonLifts = {
  fan: { height: 9, radius: 5, weight: 300 },
  window: { height: 6, radius: 4, weight: 150 },
  log: { height: 2, radius: 6, weight: 200 },
} as const satisfies Record<string, Lift>
/** Characters at most. */
export const liftMaxLengths: Record<LiftField, number> = { height: 10, radius: 10, weight: 11 }
