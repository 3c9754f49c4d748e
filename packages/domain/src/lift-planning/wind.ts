import { roundDecimals } from '../primitives/round-decimals.ts'

/**
 * m/s in gusts at which a mini crane stops. Maeda, manuals of MC405C-3 (January 2019, page 4-55)
 * and CC1908S-1 (May 2020, page 5-22): 10 m/s instantaneous. A machine's own manual goes first.
 */
export const craneWindLimit = 10
/** m/s for vacuum lifters: Liffey Crane Hire, "Crane & Vacuum Lifter Safety" (read 2026). */
export const lifterWindLimit = 8

/**
 * m² of wind area per tonne that a crane's limit already covers, and the shape factor of a flat
 * load. Liebherr-Werk Ehingen, "Influence of wind on crane operation" (2012), section 5.2:
 * v = v_crane · √(1.2 · t / (c_w · area)), never above v_crane. c_w 2 for boxes and panels: Effer,
 * manual of the 265-525, page 23.
 */
const coveredAreaPerTonne = 1.2
const flatShapeFactor = 2

export type Wind = {
  limit: number
  limited_by: 'crane' | 'lifter' | 'load'
  passes: boolean
}

type WindyLift = {
  wind: number
  hasLifter: boolean
  /** The load's area; null when unknown. */
  areaM2: number | null
  /** The weight on the hook; null when unknown. */
  hookKg: number | null
}

/** The lowest wind limit of crane, lifter and load; a load of unknown area or weight is left out. */
export function windLimit({ wind, hasLifter, areaM2, hookKg }: WindyLift): Wind {
  const limits: Pick<Wind, 'limit' | 'limited_by'>[] = [
    { limit: craneWindLimit, limited_by: 'crane' },
    ...(hasLifter ? [{ limit: lifterWindLimit, limited_by: 'lifter' as const }] : []),
    ...(areaM2 !== null && hookKg !== null
      ? [{ limit: loadLimit(areaM2, hookKg), limited_by: 'load' as const }]
      : []),
  ]
  const lowest = limits.reduce((a, b) => (b.limit < a.limit ? b : a))
  return { ...lowest, passes: wind <= lowest.limit }
}

// Rounded down to a tenth, to the safe side.
function loadLimit(areaM2: number, hookKg: number): number {
  const share = (coveredAreaPerTonne * (hookKg / 1000)) / (flatShapeFactor * areaM2)
  return Math.floor(roundDecimals(craneWindLimit * Math.sqrt(share) * 10)) / 10
}
