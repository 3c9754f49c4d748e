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
  /** `by` as a share of what was asked: makes metres and kg comparable. */
  share: number
  lift: Lift
}
type Change = { change: NearMissChange; by: number; share: number; lift: Lift }

const changes: Record<LiftField, NearMissChange> = {
  height: 'lower',
  radius: 'closer',
  weight: 'lighter',
}
// Whole tenths and whole kilograms: counted in steps, so that no sum of decimals drifts.
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

/** The furthest that the rows go in one field while the other two are as asked. */
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
  asked: { lift: Lift; leastWeight: number },
  field: LiftField,
): Change[] {
  const { lift, leastWeight } = asked
  const within = furthest(rows, lift, field)
  if (within === 0) return []
  // A difference of decimals may be off by a hair in either direction; the match rule settles it.
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
  asked: { lift: Lift; leastWeight: number },
): NearMiss<Crane> | null {
  if (makesLift(crane.rows, asked.lift)) return null
  const found = liftFields.flatMap((field) => changeOf(crane.rows, asked, field))
  const [smallest] = found.sort((a, b) => a.share - b.share)
  return smallest === undefined ? null : { crane, ...smallest }
}

/**
 * Per crane that does not make the lift the smallest single change that gives a hit, smallest
 * share first. `extraKg` is the part of the weight (slings, lifter) that cannot be left out.
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
