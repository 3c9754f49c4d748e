import { cardSheet, type Extent, groundLine, scaleBar } from './card-sheet.ts'
import { personHeight, personShapes } from './front-view.ts'
import { liftingCrane } from './lifting-crane.ts'
import { allRows, type DrawnMachine, isGear, type MachineKind, sizeOf } from './machine-figures.ts'
import { machineParts } from './machine-parts.ts'
import { placeParts } from './parts.ts'
import { raisedLift } from './raised-lift.ts'
import type { Shape, View } from './shapes.ts'
import { usualSize } from './usual-size.ts'
import { vacuumParts } from './vacuum-parts.ts'
import { rangeCorners } from './working-range.ts'

/** Figures for a card besides the sizes: metres, and the number of suction pads. */
export const cardFigureFields = ['platformheight_m', 'liftheight', 'max_range', 'pads'] as const
type CardFigures = { readonly [Name in (typeof cardFigureFields)[number]]: number | null }

type Drawn = {
  /** Whether its size is known, so that a person can be drawn beside it. */
  isToScale: boolean
  shapes: (unitM: number) => Shape[]
}

/** Smaller things are drawn without a person. */
const leastBesidePerson = 0.8

// They hang, so their length is drawn vertically.
const hanging: readonly MachineKind[] = ['hook', 'round-sling', 'two-leg-sling', 'four-leg-sling']
const boards: readonly MachineKind[] = ['outrigger-pad', 'road-plate']

type Size = { length: number; height: number; isKnown: boolean }

/** Completes a missing size by the usual proportions of the kind. */
function completed(kind: MachineKind, length: number | null, height: number | null): Size {
  const usual = usualSize[kind]
  const scale = length === null ? (height ?? usual.height) / usual.height : length / usual.length
  return {
    length: length ?? usual.length * scale,
    height: height ?? usual.height * scale,
    isKnown: length !== null || height !== null,
  }
}

function drawnSize(machine: DrawnMachine): Size {
  const { kind } = machine
  const { length, width, height } = sizeOf(machine)
  if (hanging.includes(kind)) return completed(kind, length === null ? null : width, length)
  if (boards.includes(kind) && length !== null && width !== null) {
    return { length: length + width / 2, height: width * 0.45, isKnown: true }
  }
  if (kind === 'vacuum-lifter') return completed(kind, length, height ?? width)
  if (isGear(kind)) return completed(kind, length ?? width, height)
  return completed(kind, length, height)
}

function drawnShapes(machine: DrawnMachine, figures: CardFigures): Drawn {
  const { kind } = machine
  const size = drawnSize(machine)
  const { length, height, isKnown } = size
  const box = { x: 0, width: length, height }
  const top = figures.platformheight_m ?? figures.liftheight
  const { footLength } = sizeOf(machine)
  if (top !== null) {
    const raised = raisedLift(kind, { length, height, footLength, top, range: figures.max_range })
    if (raised !== null) return { isToScale: true, shapes: () => raised }
  }
  if (kind === 'vacuum-lifter' && figures.pads !== null) {
    const parts = vacuumParts({ pads: figures.pads, length, height })
    return { isToScale: isKnown, shapes: () => placeParts(parts, box) }
  }
  if (!kind.endsWith('-crane')) {
    return { isToScale: isKnown, shapes: () => placeParts(machineParts(kind), box) }
  }
  const corners = rangeCorners(allRows(machine), 10)
  const crane = { ...machine, length: length * 1000, height: height * 1000 }
  return {
    isToScale: isKnown,
    shapes: (unitM) => liftingCrane({ machine: crane, point: null, corners }, unitM),
  }
}

function boxOf(shapes: readonly Shape[]): Extent {
  const box = { left: 0, right: 0, top: 0 }
  const add = (x: number, y: number, around: number) => {
    box.left = Math.min(box.left, x - around)
    box.right = Math.max(box.right, x + around)
    box.top = Math.max(box.top, y + around)
  }
  for (const shape of shapes) {
    if (shape.kind === 'circle') add(...shape.centre, shape.radius)
    else if (shape.kind !== 'text') for (const point of shape.points) add(...point, 0)
  }
  return box
}

/**
 * The drawing of a machine on its card, 320 by 190 units, at the scale of its kind. If its size is
 * known, it has a person of 1.8 m beside it and a scale bar.
 */
export function cardDrawing(machine: DrawnMachine, figures: CardFigures): View {
  const { isToScale, shapes } = drawnShapes(machine, figures)
  const rough = boxOf(shapes(0))
  const isBig = Math.max(rough.right - rough.left, rough.top) >= leastBesidePerson
  const hasPerson = isToScale && isBig
  const drawn = hasPerson
    ? { ...rough, left: rough.left - 0.8, top: Math.max(rough.top, personHeight) }
    : rough
  const sheet = cardSheet(machine.kind, drawn)
  const { box, unitM } = sheet
  return {
    name: 'side',
    box,
    unitM,
    gridM: null,
    shapes: [
      groundLine(sheet),
      ...(hasPerson ? personShapes(drawn.left + 0.3) : []),
      ...shapes(unitM),
      ...(isToScale ? scaleBar(sheet) : []),
    ],
  }
}
