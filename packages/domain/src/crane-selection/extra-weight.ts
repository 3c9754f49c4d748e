import { roundDecimals } from '../primitives/round-decimals.ts'
import type { Lift } from './lift.ts'

/** The lift with slings, hook and lifter (kg) added to the load, since load charts include them. */
export function withExtraWeight(load: Lift, extraKg: number): Lift {
  if (extraKg === 0) return load
  return { ...load, weight: roundDecimals(load.weight + extraKg) }
}
