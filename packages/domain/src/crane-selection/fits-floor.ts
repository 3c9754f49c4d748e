import type { StoredFigure } from '../catalogue/stored-figure.ts'
import type { FitAnswer } from './fit-answer.ts'

/** kg/cm², kg, mm and mm under the names of the technical fields. */
export type FloorFigures = {
  ground_pressure?: StoredFigure
  weight?: StoredFigure
  length?: StoredFigure
  width?: StoredFigure
}

const squareCmPerSquareM = 10_000
/** With less than a tenth of the floor's capacity to spare somebody should check the building. */
const tightShare = 0.1

/** Weight over the machine's area, kg/m²: a lower bound of the pressure, so it can only refuse. */
function leastPressure({ weight, length, width }: FloorFigures): number | null {
  if (weight == null || length == null || width == null) return null
  return weight / ((length / 1000) * (width / 1000))
}

function refused(pressure: number, allowed: number): FitAnswer {
  return { kind: 'no', reason: 'tooHeavy', lack: Math.ceil(pressure - allowed), unit: 'kg/m2' }
}

/** Whether the floor (kg/m²) carries the driving machine, without outriggers and pads. */
export function fitsFloor(machine: FloorFigures, allowedKgPerM2: number): FitAnswer {
  if (machine.ground_pressure == null) {
    const least = leastPressure(machine)
    if (least !== null && least > allowedKgPerM2) return refused(least, allowedKgPerM2)
    return { kind: 'unknown', missing: ['ground_pressure'] }
  }
  // 0.63 kg/cm² times 10 000 must be 6300, not 6300.000000000001.
  const pressure = Math.round(machine.ground_pressure * squareCmPerSquareM * 1000) / 1000
  if (pressure > allowedKgPerM2) return refused(pressure, allowedKgPerM2)
  const spare = Math.floor(allowedKgPerM2 - pressure)
  const isTight = allowedKgPerM2 - pressure < allowedKgPerM2 * tightShare
  return { kind: isTight ? 'tight' : 'yes', spare, unit: 'kg/m2' }
}
