import type { MachineKind } from './machine-figures.ts'
import { type Box, type Figure, polyline, type Shape } from './shapes.ts'

/** View units; a machine may take 296 by 150 of them, with the scale bar below the ground. */
const sheet = { width: 320, height: 190, side: 12, ground: 28, high: 150 }

/** Metres that the 150 units stand for: for most machines of a kind, and for its large ones. */
type Scales = readonly [usual: number, large: number]
const cranes: Scales = [5, 20]
const lifts: Scales = [10, 32]
const handGear: Scales = [0.4, 1]
const others: Scales = [2, 5]

function scalesOf(kind: MachineKind): Scales {
  switch (kind) {
    case 'spider-crane':
    case 'crawler-crane':
    case 'articulated-crane':
    case 'pick-and-carry-crane':
      return cranes
    case 'aerial-lift':
    case 'scissor-lift':
    case 'mast-lift':
    case 'material-lift':
    case 'ladder-lift':
      return lifts
    case 'suction-cup':
    case 'hook':
    case 'shackle':
    case 'outrigger-pad':
      return handGear
    default:
      return others
  }
}

/** What is drawn, in metres. */
export type Extent = { left: number; right: number; top: number }
type CardSheet = { box: Box; unitM: number; barM: number }

/** The longest of … 0.5, 1, 2, 5, 10 … metres that is at most `limit`. */
function roundLength(limit: number): number {
  const tens = 10 ** Math.floor(Math.log10(limit))
  return ([5, 2].find((step) => step * tens <= limit) ?? 1) * tens
}

/** The sheet of a kind that holds what is drawn; one too small for it is doubled. */
export function cardSheet(kind: MachineKind, { left, right, top }: Extent): CardSheet {
  const [usual, large] = scalesOf(kind)
  const wide = sheet.width - 2 * sheet.side
  const needed = Math.max(top, ((right - left) * sheet.high) / wide)
  let high = needed <= usual ? usual : large
  while (high < needed) high *= 2
  const unitM = high / sheet.high
  const middle = (left + right) / 2
  const half = (sheet.width / 2) * unitM
  const bottom = -sheet.ground * unitM
  return {
    box: { left: middle - half, right: middle + half, bottom, top: bottom + sheet.height * unitM },
    unitM,
    barM: roundLength(high / 4),
  }
}

/** The ground, as wide in every drawing. */
export function groundLine({ box, unitM }: CardSheet): Shape {
  const edge = 6 * unitM
  return polyline('ground', [box.left + edge, 0], [box.right - edge, 0])
}

/** A bar with its length below the right end of the ground. */
export function scaleBar({ box, unitM, barM }: CardSheet): Shape[] {
  const right = box.right - 6 * unitM
  const left = right - barM
  const low = box.bottom + 4 * unitM
  const high = low + 8 * unitM
  const middle = (low + high) / 2
  return [
    polyline('dimension', [left, low], [left, high]),
    polyline('dimension', [left, middle], [right, middle]),
    polyline('dimension', [right, low], [right, high]),
    {
      kind: 'text',
      at: [left - 7 * unitM, box.bottom + 3 * unitM],
      anchor: 'end',
      turned: false,
      figure: lengthFigure(barM),
    },
  ]
}

function lengthFigure(metres: number): Figure {
  return metres < 1
    ? { value: Math.round(metres * 1000), unit: 'mm' }
    : { value: metres, unit: 'm' }
}
