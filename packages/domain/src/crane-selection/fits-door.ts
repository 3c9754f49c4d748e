import type { StoredFigure } from '../catalogue/stored-figure.ts'
import { type Clearance, type FitAnswer, worstClearance } from './fit-answer.ts'

/** Transport size in millimetres under the names of the technical fields. */
export type TransportSize = { width?: StoredFigure; height?: StoredFigure; length?: StoredFigure }

/** With less than 5 cm to spare there is no room for a hand beside the machine. */
const tightBelowMm = 50

/** Clear size in mm; null is not checked. */
export type Door = { width: number | null; height: number | null }

/** Whether the machine drives straight through a door. */
export function fitsDoor(machine: TransportSize, { width, height }: Door): FitAnswer {
  const clearances: Clearance[] = []
  if (width !== null) {
    const room = { roomMm: width, machineMm: machine.width }
    clearances.push({ figure: 'width', reason: 'tooWide', ...room })
  }
  if (height !== null) {
    const room = { roomMm: height, machineMm: machine.height }
    clearances.push({ figure: 'height', reason: 'tooHigh', ...room })
  }
  return worstClearance(clearances, tightBelowMm)
}
