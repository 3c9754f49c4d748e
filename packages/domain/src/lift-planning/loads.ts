import { tidy } from './tidy.ts'

/** Everything on the hook in kg, line by line; null where a weight is not known. */
export type Loads = {
  load: number
  rigging: number
  lifter: number | null
  total: number | null
  reason?: 'lifterWeightUnknown'
}

/** `lifter`: its own weight, null when not known; 0 when there is none. */
export function sumLoads(load: number, rigging: number, lifter: number | null): Loads {
  if (lifter === null) {
    return { load, rigging, lifter, total: null, reason: 'lifterWeightUnknown' }
  }
  return { load, rigging, lifter, total: tidy(load + rigging + lifter) }
}
