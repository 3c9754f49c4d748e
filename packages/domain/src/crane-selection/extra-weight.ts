import type { Lift } from './lift.ts'

/** The lift with slings, hook and lifter on top of the load (kg): the chart carries all of it. */
export function withExtraWeight(load: Lift, extraKg: number): Lift {
  if (extraKg === 0) return load
  // Without this 0.1 + 0.2 kg would be refused by a row of 0.3 kg.
  return { ...load, weight: Math.round((load.weight + extraKg) * 1e6) / 1e6 }
}
