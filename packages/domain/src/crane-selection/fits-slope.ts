import { type FitAnswer, isKnown, type KnownFigure } from './fit-answer.ts'

/** Within 2° of the limit a wet ramp may be too steep. */
const tightBelowDeg = 2

const tenth = (value: number) => Math.round(value * 10) / 10

/** A slope given in percent (rise over run) in degrees. */
export function slopeDegrees(percent: number): number {
  return tenth((Math.atan(percent / 100) * 180) / Math.PI)
}

/** Whether the machine climbs the slope (degrees). */
export function fitsSlope(machine: { climb_deg?: KnownFigure }, slopeDeg: number): FitAnswer {
  if (!isKnown(machine.climb_deg)) return { kind: 'unknown', missing: ['climb_deg'] }
  const spare = tenth(machine.climb_deg - slopeDeg)
  if (spare < 0) return { kind: 'no', reason: 'tooSteep', lack: -spare, unit: 'deg' }
  return { kind: spare < tightBelowDeg ? 'tight' : 'yes', spare, unit: 'deg' }
}
