import {
  type CraneRow,
  type Lift,
  type LiftField,
  liftFields,
  type SelectableCrane,
} from './lift.ts'
import { makesLift, rowMakesLift } from './makes-lift.ts'
import { compareSize, compareSlug } from './select-cranes.ts'

export type NearMissChange = 'lower' | 'closer' | 'lighter'
/**
 * The smallest single change with which the crane makes the lift. `by` is the figure to show:
 * metres in steps of 0.1 or kg in steps of 1, rounded so that `lift` (the change applied) is a hit.
 */
export type NearMiss<Crane extends SelectableCrane> = {
  crane: Crane
  change: NearMissChange
  by: number
  /** `by` as a share of the requested value, to compare metres and kg. */
  share: number
  lift: Lift
}
type Request = { lift: Lift; leastWeight: number }
type Change = { change: NearMissChange; by: number; share: number; lift: Lift }

const changes: Record<LiftField, NearMissChange> = {
  height: 'lower',
  radius: 'closer',
  weight: 'lighter',
}
// Tenths of a metre and whole kilograms, counted in steps to avoid rounding errors.
const stepsPerUnit: Record<LiftField, number> = { height: 10, radius: 10, weight: 1 }
const rowField = {
  height: 'lift_height',
  radius: 'lift_radius',
  weight: 'lift_weight',
} as const satisfies Record<LiftField, keyof CraneRow>

const tidy = (value: number) => Math.round(value * 1e9) / 1e9

function reduced(lift: Lift, field: LiftField, steps: number): Lift {
  return { ...lift, [field]: tidy(lift[field] - steps / stepsPerUnit[field]) }
}

/** The largest value of a field in the rows that cover the other two fields of the lift. */
function furthest(rows: readonly CraneRow[], lift: Lift, field: LiftField): number {
  const freed = { ...lift, [field]: 0 }
  let most = 0
  for (const row of rows) {
    if (rowMakesLift(row, freed)) most = Math.max(most, row[rowField[field]])
  }
  return most
}

function changeOf(
  rows: readonly CraneRow[],
  { lift, leastWeight }: Request,
  field: LiftField,
): Change[] {
  const within = furthest(rows, lift, field)
  if (within === 0) return []
  // Rounding errors may make the estimate one step too small.
  const estimate = Math.ceil(tidy((lift[field] - within) * stepsPerUnit[field]))
  const missing = reduced(lift, field, estimate)[field] > within ? 1 : 0
  const steps = estimate + missing
  const changed = reduced(lift, field, steps)
  if (changed[field] <= (field === 'weight' ? leastWeight : 0)) return []
  const by = steps / stepsPerUnit[field]
  return [{ change: changes[field], by, share: by / lift[field], lift: changed }]
}

/** Null when the crane makes the lift already, has no rows, or no single change helps. */
function nearMissOf<Crane extends SelectableCrane>(
  crane: Crane,
  request: Request,
): NearMiss<Crane> | null {
  if (makesLift(crane.rows, request.lift)) return null
  const found = liftFields.flatMap((field) => changeOf(crane.rows, request, field))
  const [smallest] = found.sort((a, b) => a.share - b.share)
  return smallest === undefined ? null : { crane, ...smallest }
}

/**
 * For each crane that does not make the lift the smallest single change with which it does, smallest
 * share first. `extraKg` is the part of the weight (slings, lifter) that cannot be reduced.
 */
export function nearMisses<Crane extends SelectableCrane>(
  cranes: readonly Crane[],
  lift: Lift,
  extraKg = 0,
): NearMiss<Crane>[] {
  return cranes
    .map((crane) => nearMissOf(crane, { lift, leastWeight: extraKg }))
    .filter((miss) => miss !== null)
    .sort(
      (a, b) => a.share - b.share || compareSize(a.crane, b.crane) || compareSlug(a.crane, b.crane),
    )
}
