import { roundDecimals } from '../primitives/round-decimals.ts'

/** The weights on the hook in kg; null when unknown. */
export type Loads = {
  load: number
  rigging: number
  lifter: number | null
  total: number | null
  reason?: 'lifterWeightUnknown'
}

/** `lifter` is its weight: null when unknown, 0 without a lifter. */
export function sumLoads(load: number, rigging: number, lifter: number | null): Loads {
  if (lifter === null) {
    return { load, rigging, lifter, total: null, reason: 'lifterWeightUnknown' }
  }
  return { load, rigging, lifter, total: roundDecimals(load + rigging + lifter) }
}
