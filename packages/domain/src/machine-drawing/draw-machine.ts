import { makesLift } from '../crane-selection/makes-lift.ts'
import { frontView } from './front-view.ts'
import {
  allRows,
  type DrawingNote,
  type DrawingRequest,
  type DrawnMachine,
  type FigureKey,
  isGear,
  sizeOf,
  standsOnLegs,
} from './machine-figures.ts'
import { planView } from './plan-view.ts'
import type { Box, Figure, Point, View, ViewName } from './shapes.ts'
import { transportView } from './transport-view.ts'
import { type RangeCorner, rangeCorners } from './working-range.ts'
import { type RangeDrawing, smallRangeView, workingRangeView } from './working-range-view.ts'

/** A figure of the table beside the drawing; null is not known. */
export type DrawingFigure = { key: FigureKey; figure: Figure | null }
/** The views of a machine, their figures as a table, and notes on unknown figures. */
export type MachineDrawing = {
  views: readonly View[]
  figures: readonly DrawingFigure[]
  notes: readonly DrawingNote[]
}

/** A point further away would make the crane too small. */
const farFactor = 2.5

function reachOf(machine: DrawnMachine): RangeCorner | null {
  const rows = allRows(machine)
  if (rows.length === 0) return null
  return {
    radius: Math.max(...rows.map((row) => row.lift_radius)),
    height: Math.max(...rows.map((row) => row.lift_height)),
  }
}

function pointOf({ height, radius }: DrawingRequest): Point | null {
  return height === undefined || radius === undefined ? null : [radius, height]
}

function isFar([radius, height]: Point, reach: RangeCorner): boolean {
  return radius > farFactor * reach.radius || height > farFactor * reach.height
}

function sizeNotes(machine: DrawnMachine): DrawingNote[] {
  const { length, width, height, footLength, footWidth } = sizeOf(machine)
  const isCrane = machine.kind.endsWith('-crane')
  const notes: [boolean, DrawingNote][] = [
    [length === null, 'lengthUnknown'],
    [width === null, 'widthUnknown'],
    [height === null, 'heightUnknown'],
    [
      standsOnLegs(machine.kind) && (footLength === null || footWidth === null),
      'outriggersUnknown',
    ],
    [isCrane && (machine.slew_deg ?? null) === null, 'slewUnknown'],
    [isCrane && allRows(machine).length === 0, 'noLoadChart'],
  ]
  return notes.filter(([holds]) => holds).map(([, note]) => note)
}

function rangeNotes(machine: DrawnMachine, requested: DrawingRequest): DrawingNote[] {
  const rows = allRows(machine)
  const reach = reachOf(machine)
  const point = pointOf(requested)
  if (reach === null) return []
  const isEquipped = rangeCorners(machine.equippedRows ?? [], requested.weight).length > 0
  const notes: DrawingNote[] = rangeCorners(rows, requested.weight).length === 0 ? ['tooHeavy'] : []
  if (isEquipped) notes.push('equippedArea')
  if (point === null) return notes
  if (isFar(point, reach)) return [...notes, 'pointFarOutside']
  const [radius, height] = point
  const isMade = makesLift(rows, { radius, height, weight: requested.weight })
  return isMade ? notes : [...notes, 'pointOutside']
}

/** Null without a load chart. */
export function rangeOf(
  machine: DrawnMachine,
  requested: DrawingRequest,
  room: Box | null = null,
): RangeDrawing | null {
  const reach = reachOf(machine)
  if (reach === null) return null
  const point = pointOf(requested)
  const shown = point !== null && isFar(point, reach) ? null : point
  const corners = rangeCorners(allRows(machine), requested.weight)
  const plainCorners = rangeCorners(machine.rows ?? [], requested.weight)
  return { machine, requested, point: shown, reach, corners, plainCorners, room }
}

/** A crane at a lift, small and without figures; null without a load chart. */
export function drawLift(machine: DrawnMachine, requested: DrawingRequest): View | null {
  const range = rangeOf(machine, requested)
  return range === null ? null : smallRangeView(range)
}

function sideView(machine: DrawnMachine, requested: DrawingRequest, room: Box | null): View[] {
  const range = rangeOf(machine, requested, room)
  if (range !== null) return [workingRangeView(range)]
  const { length, height } = sizeOf(machine)
  if (length === null || height === null || isGear(machine.kind)) return []
  return [transportView(machine.kind, { length, height })]
}

function planOf(machine: DrawnMachine): View[] {
  const { length, width } = sizeOf(machine)
  if (length === null || width === null || isGear(machine.kind)) return []
  return [planView(machine, { length, width })]
}

function frontOf(machine: DrawnMachine): View[] {
  const { width, height } = sizeOf(machine)
  return width === null || height === null ? [] : [frontView(machine.kind, { width, height })]
}

/** Whether enough figures are known to draw a view; much cheaper than drawing it. */
export function isDrawable(machine: DrawnMachine): boolean {
  if (reachOf(machine) !== null) return true
  const { length, width, height } = sizeOf(machine)
  if (isGear(machine.kind)) return width !== null && height !== null
  return [length, width, height].filter((size) => size !== null).length > 1
}

const figureOf = (value: number | null | undefined, unit: Figure['unit']): Figure | null =>
  value === null || value === undefined ? null : { value, unit }

function sizeFigures(machine: DrawnMachine): DrawingFigure[] {
  const keys = standsOnLegs(machine.kind)
    ? (['length', 'width', 'height', 'length_unfolded', 'width_unfolded'] as const)
    : (['length', 'width', 'height'] as const)
  return keys.map((key) => ({ key, figure: figureOf(machine[key], 'mm') }))
}

function craneFigures(machine: DrawnMachine, requested: DrawingRequest): DrawingFigure[] {
  if (!machine.kind.endsWith('-crane')) return []
  const slew: DrawingFigure = { key: 'slew_deg', figure: figureOf(machine.slew_deg, 'deg') }
  if (reachOf(machine) === null) return [slew]
  const corners = rangeCorners(allRows(machine), requested.weight)
  const askedFigures: DrawingFigure[] = [
    { key: 'askedHeight', figure: figureOf(requested.height, 'm') },
    { key: 'askedRadius', figure: figureOf(requested.radius, 'm') },
  ]
  return [
    slew,
    { key: 'askedWeight', figure: figureOf(requested.weight, 'kg') },
    ...askedFigures.filter(({ figure }) => figure !== null),
    { key: 'maxHeight', figure: figureOf(corners[0]?.height, 'm') },
    { key: 'maxRadius', figure: figureOf(corners.at(-1)?.radius, 'm') },
  ]
}

const everyView: readonly ViewName[] = ['side', 'plan', 'front']

type Options = {
  wanted?: readonly ViewName[]
  /** The least extent of the side view, in metres: see `commonRoom`. */
  room?: Box | null
}

/**
 * Draws a machine from its figures: those of the `wanted` views whose figures are known, in order.
 * `requested` has the weight of the working range (default: 10 kg) and the point.
 */
export function drawMachine(
  machine: DrawnMachine,
  requested: DrawingRequest = { weight: 10 },
  { wanted = everyView, room = null }: Options = {},
): MachineDrawing {
  const views = {
    side: () => sideView(machine, requested, room),
    plan: () => planOf(machine),
    front: () => frontOf(machine),
  }
  return {
    views: wanted.flatMap((name) => views[name]()),
    figures: [...sizeFigures(machine), ...craneFigures(machine, requested)],
    notes: [...sizeNotes(machine), ...rangeNotes(machine, requested)],
  }
}
