/** N/kg: ISO 80000-3 gives 9.80665, rounded up. */
const gravity = 9.81

/** The weight of a mass, to whole newtons. */
export const kiloNewton = (kg: number) => Math.round(kg * gravity) / 1000

type Known = number | null | undefined
export type PlannedMachine = {
  /** Does it stand on outriggers when it lifts? */
  hasOutriggers: boolean
  /** The greatest load of one outrigger, kg, by the maker. */
  outriggerLoad: Known
  /** Its own weight with the equipment of the configuration, kg. */
  weight: Known
}
export type OutriggerLoad =
  | { kN: number; isEstimated: boolean }
  | { kN: null; reason: 'craneUnknown' | 'noOutriggers' | 'craneWeightUnknown' | 'loadUnknown' }

/**
 * The load of the hardest pressed outrigger. Without the maker's figure: the weight of crane and
 * load together, since legs that only press cannot carry more than all of it.
 */
export function outriggerLoad(machine: PlannedMachine, totalKg: number | null): OutriggerLoad {
  const { hasOutriggers, outriggerLoad: stated, weight } = machine
  if (typeof stated === 'number') return { kN: kiloNewton(stated), isEstimated: false }
  if (!hasOutriggers) return { kN: null, reason: 'noOutriggers' }
  if (typeof weight !== 'number') return { kN: null, reason: 'craneWeightUnknown' }
  if (totalKg === null) return { kN: null, reason: 'loadUnknown' }
  return { kN: kiloNewton(weight + totalKg), isEstimated: true }
}
