import { type FitAnswer, worstClearance } from './fit-answer.ts'
import type { TransportSize } from './fits-door.ts'

/** Clear widths in millimetres before and after a right-angled turn. */
export type Corridor = { before: number; after: number }

/** With less than 10 cm to spare the turn takes several attempts. */
const tightBelowMm = 100

/** The angle at which the turn is narrowest: where a sin³ − b cos³ + w (cos² − sin²) crosses 0. */
function narrowestAngle({ before, after }: Corridor, width: number): number {
  let low = 0
  let high = Math.PI / 2
  // Bisection: the expression crosses 0 once if the width fits both corridors.
  for (let iteration = 0; iteration < 60; iteration += 1) {
    const angle = (low + high) / 2
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    const slope = before * sin ** 3 - after * cos ** 3 + width * (cos ** 2 - sin ** 2)
    if (slope < 0) low = angle
    else high = angle
  }
  return (low + high) / 2
}

/**
 * The longest rectangle of a width (mm) that goes round the turn: with its outer corners on the
 * outer walls it clears the inner corner at angle t when a sin t + b cos t >= L sin t cos t + w,
 * so L is the least of (a sin t + b cos t − w) / (sin t cos t). Equal widths: 2 (√2 a − w).
 */
export function longestRoundTurn(corridor: Corridor, width: number): number {
  const angle = narrowestAngle(corridor, width)
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  return (corridor.before * sin + corridor.after * cos - width) / (sin * cos)
}

/** Whether the machine gets round a 90° turn between two corridors. */
export function fitsCorridor(machine: TransportSize, corridor: Corridor): FitAnswer {
  const { width, length } = machine
  const narrowest = Math.min(corridor.before, corridor.after)
  const widthRoom = {
    figure: 'width',
    reason: 'tooWide',
    roomMm: narrowest,
    machineMm: width,
  } as const
  // Too wide for a corridor: the turn cannot be calculated.
  if (width != null && width > narrowest) return worstClearance([widthRoom], tightBelowMm)
  // With an unknown width the length may still be too long for any width.
  const roomMm = longestRoundTurn(corridor, width ?? 0)
  const lengthRoom = { figure: 'length', reason: 'tooLong', roomMm, machineMm: length } as const
  return worstClearance([widthRoom, lengthRoom], tightBelowMm)
}
