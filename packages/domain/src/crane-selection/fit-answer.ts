import type { StoredFigure } from '../catalogue/stored-figure.ts'

export type FitReason = 'tooWide' | 'tooHigh' | 'tooLong' | 'tooSteep' | 'tooHeavy'
export type FitUnit = 'cm' | 'deg' | 'kg/m2'
export type MachineFigure = 'width' | 'height' | 'length' | 'climb_deg' | 'ground_pressure'

/**
 * The answer to "Får den plats?" (Does it fit?): the remaining or the missing room, in `unit`. With
 * unknown figures it is never yes; the page then asks the visitor to phone.
 */
export type FitAnswer =
  | { kind: 'yes'; spare: number; unit: FitUnit }
  | { kind: 'tight'; spare: number; unit: FitUnit }
  | { kind: 'no'; reason: FitReason; lack: number; unit: FitUnit }
  | { kind: 'unknown'; missing: MachineFigure[] }

/** One measure against its room, both in millimetres. */
export type Clearance = {
  figure: MachineFigure
  reason: FitReason
  roomMm: number
  machineMm: StoredFigure
}

// Rounded to the safe side: remaining room down, missing room up.
const wholeCmDown = (mm: number) => Math.floor(mm / 10)
const wholeCmUp = (mm: number) => Math.ceil(mm / 10)

/** The answer for the tightest of several measures. One that does not fit decides over unknown ones. */
export function worstClearance(clearances: readonly Clearance[], tightBelowMm: number): FitAnswer {
  let worst: { reason: FitReason; spareMm: number } | null = null
  const missing: MachineFigure[] = []
  for (const { figure, reason, roomMm, machineMm } of clearances) {
    if (machineMm == null) {
      if (!missing.includes(figure)) missing.push(figure)
      continue
    }
    const spareMm = roomMm - machineMm
    if (worst === null || spareMm < worst.spareMm) worst = { reason, spareMm }
  }
  if (worst !== null && worst.spareMm < 0) {
    return { kind: 'no', reason: worst.reason, lack: wholeCmUp(-worst.spareMm), unit: 'cm' }
  }
  if (worst === null || missing.length > 0) return { kind: 'unknown', missing }
  const kind = worst.spareMm < tightBelowMm ? 'tight' : 'yes'
  return { kind, spare: wholeCmDown(worst.spareMm), unit: 'cm' }
}
