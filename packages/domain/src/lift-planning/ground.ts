import { roundDecimals } from '../primitives/round-decimals.ts'
import { kiloNewton, type OutriggerLoad } from './outrigger-load.ts'
import type { Ground } from './plan-fields.ts'

/**
 * kN/m² that ground carries: DIN 1054 as Palfinger prints it in the manual of the PK 34002 SH,
 * chapter 7 "Ground condition" (1 N/cm² is 10 kN/m²). Asphalt 20, coarse sand to gravel 20, fine to
 * medium sand 15 N/cm². Clay: that of soft cohesive soil, 4, since a site rarely knows if it is
 * stiff. For a lawn's topsoil and a slab of unknown thickness there is no figure.
 */
export const allowedPressure: Record<Exclude<Ground, 'floor'>, number | null> = {
  asphalt: 200,
  gravel: 200,
  sand: 150,
  clay: 40,
  concrete: null,
  lawn: null,
}

/** A plate for rent: mm and kg. */
export type Plate = {
  product_slug: string
  length: number | null
  width: number | null
  max_load: number | null
}
type GroundReason = 'groundUnknown' | 'noPlate' | Extract<OutriggerLoad, { kN: null }>['reason']
/** kN, kN/m², m² and mm. */
export type GroundAnswer = {
  outrigger_load: number | null
  load_estimated: boolean | null
  allowed_pressure: number | null
  pad_area: number | null
  pad_side: number | null
  product_slug: string | null
  reason?: GroundReason
}

type Support = {
  ground: Ground
  floorCapacity: number | undefined
  load: OutriggerLoad
  plates: readonly Plate[]
}

/** The pad that each outrigger needs. */
export function padUnderLegs({ ground, floorCapacity, load, plates }: Support): GroundAnswer {
  const pressure = ground === 'floor' ? (floorCapacity ?? null) : allowedPressure[ground]
  const known = {
    outrigger_load: load.kN,
    load_estimated: load.kN === null ? null : load.isEstimated,
    allowed_pressure: pressure,
  }
  const nothing = { pad_area: null, pad_side: null, product_slug: null }
  if (load.kN === null) return { ...known, ...nothing, reason: load.reason }
  if (pressure === null) return { ...known, ...nothing, reason: 'groundUnknown' }
  const area = load.kN / pressure
  const side = Math.ceil(roundDecimals(Math.sqrt(area) * 1000))
  const plate = smallestPlate(plates, side, load.kN)
  const pad = { ...known, pad_area: roundDecimals(area), pad_side: side }
  return plate === null
    ? { ...pad, product_slug: null, reason: 'noPlate' }
    : { ...pad, product_slug: plate.product_slug }
}

/** The smallest plate that is large enough in both directions and carries the load. */
function smallestPlate(plates: readonly Plate[], sideMm: number, loadKN: number): Plate | null {
  const shortest = ({ length, width }: Plate) => Math.min(length ?? 0, width ?? 0)
  const carries = ({ max_load }: Plate) => kiloNewton(max_load ?? 0) >= loadKN
  const [smallest] = plates
    .filter((plate) => shortest(plate) >= sideMm && carries(plate))
    .sort((a, b) => shortest(a) - shortest(b) || (a.product_slug < b.product_slug ? -1 : 1))
  return smallest ?? null
}
