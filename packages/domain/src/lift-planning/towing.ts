import { roundDecimals } from '../primitives/round-decimals.ts'

/**
 * Limits of the Swedish driving licences in kg: Körkortslag (1998:488), chapter 2, section 5; Transportstyrelsen,
 * "Släp till personbil" (read 2026). The totals are those of the registration certificates, not
 * what is loaded.
 */
export const licenceLimits = {
  lightTrailer: 750,
  combinationB: 3_500,
  combinationB96: 4_250,
  trailerBE: 3_500,
} as const

export type Licence = 'B' | 'B96' | 'BE' | 'none'
export type TowingReason = 'trailerTooHeavy' | 'aboveTowingWeight' | 'trailerUnknown'
/** Null is not known. */
export type Towing = {
  licence: Licence | null
  allowed: boolean | null
  reason: TowingReason | null
}

/** The least licence for a car and a trailer by their total weights. */
export function licenceFor(carTotal: number, trailerTotal: number): Licence {
  const together = roundDecimals(carTotal + trailerTotal)
  if (trailerTotal <= licenceLimits.lightTrailer) return 'B'
  if (together <= licenceLimits.combinationB) return 'B'
  if (together <= licenceLimits.combinationB96) return 'B96'
  return trailerTotal <= licenceLimits.trailerBE ? 'BE' : 'none'
}

type Tow = {
  carTotal: number
  carTowing: number
  trailerTotal: number | undefined
  machineWeight: number | null
}

/**
 * Whether the car may tow the trailer, and with which licence. Without the trailer's total weight the
 * answer is no or unknown, since the machine is only a part of it.
 */
export function towTrailer({ carTotal, carTowing, trailerTotal, machineWeight }: Tow): Towing {
  if (trailerTotal === undefined) {
    const least = machineWeight ?? 0
    if (least > licenceLimits.trailerBE) {
      return { licence: 'none', allowed: false, reason: 'trailerTooHeavy' }
    }
    if (least > carTowing) return { licence: null, allowed: false, reason: 'aboveTowingWeight' }
    return { licence: null, allowed: null, reason: 'trailerUnknown' }
  }
  const licence = licenceFor(carTotal, trailerTotal)
  if (licence === 'none') return { licence, allowed: false, reason: 'trailerTooHeavy' }
  const allowed = trailerTotal <= carTowing
  return { licence, allowed, reason: allowed ? null : 'aboveTowingWeight' }
}
