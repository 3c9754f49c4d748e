import { type FitAnswer, type KnownFigure, worstClearance } from './fit-answer.ts'

/** Transport size in millimetres under the names of the technical fields. */
export type TransportSize = { width?: KnownFigure; height?: KnownFigure; length?: KnownFigure }

/** Below 5 cm in all there is no room for a hand beside the machine. */
const tightBelowMm = 50

/** Does the machine drive straight through a door opening (clear width and height in mm)? */
export function fitsDoor(
  machine: TransportSize,
  door: { width: number; height: number },
): FitAnswer {
  return worstClearance(
    [
      { figure: 'width', reason: 'tooWide', roomMm: door.width, machineMm: machine.width },
      { figure: 'height', reason: 'tooHigh', roomMm: door.height, machineMm: machine.height },
    ],
    tightBelowMm,
  )
}
