import type { StoredFigure } from '../catalogue/stored-figure.ts'
import { roundDecimals } from '../primitives/round-decimals.ts'
import type { FitAnswer } from './fit-answer.ts'

/** Within 2° of the limit a wet ramp may be too steep. */
const tightBelowDeg = 2

// Rounded to the safe side: remaining degrees down, missing ones up.
const tenthDown = (degrees: number) => Math.floor(roundDecimals(degrees * 10)) / 10
const tenthUp = (degrees: number) => Math.ceil(roundDecimals(degrees * 10)) / 10

/** Whether the machine climbs the slope (degrees). */
export function fitsSlope(machine: { climb_deg?: StoredFigure }, slopeDeg: number): FitAnswer {
  if (machine.climb_deg == null) return { kind: 'unknown', missing: ['climb_deg'] }
  const spare = roundDecimals(machine.climb_deg - slopeDeg)
  if (spare < 0) return { kind: 'no', reason: 'tooSteep', lack: tenthUp(-spare), unit: 'deg' }
  const kind = spare < tightBelowDeg ? 'tight' : 'yes'
  return { kind, spare: tenthDown(spare), unit: 'deg' }
}
