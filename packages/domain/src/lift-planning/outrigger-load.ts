import type { StoredFigure } from '../catalogue/stored-figure.ts'

/** N/kg: ISO 80000-3 gives 9.80665, rounded up. */
const gravity = 9.81

/** The weight force of a mass, rounded to newtons. */
export const kiloNewton = (kg: number) => Math.round(kg * gravity) / 1000

export type PlannedMachine = {
  /** Whether it lifts on outriggers. */
  hasOutriggers: boolean
  /** The maker's largest load of one outrigger, kg. */
  outriggerLoad: StoredFigure
  /** Its own weight with the equipment of the configuration, kg. */
  weight: StoredFigure
}
export type OutriggerLoad =
  | { kN: number; isEstimated: boolean }
  | { kN: null; reason: 'craneUnknown' | 'noOutriggers' | 'craneWeightUnknown' | 'loadUnknown' }

/**
 * The largest load of an outrigger. Without the maker's figure it is estimated as the weight of crane
 * and load together, which is an upper bound.
 */
export function outriggerLoad(machine: PlannedMachine, totalKg: number | null): OutriggerLoad {
  const { hasOutriggers, outriggerLoad: stated, weight } = machine
  if (stated != null) return { kN: kiloNewton(stated), isEstimated: false }
  if (!hasOutriggers) return { kN: null, reason: 'noOutriggers' }
  if (weight == null) return { kN: null, reason: 'craneWeightUnknown' }
  if (totalKg === null) return { kN: null, reason: 'loadUnknown' }
  return { kN: kiloNewton(weight + totalKg), isEstimated: true }
}
