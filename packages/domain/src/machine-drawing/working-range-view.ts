import { makesLift } from '../crane-selection/makes-lift.ts'
import { sheetDimensions } from './dimension.ts'
import { labelWidth } from './label.ts'
import { liftingCrane } from './lifting-crane.ts'
import { allRows, type DrawingRequest, type DrawnMachine, sizeOf } from './machine-figures.ts'
import { type Box, circle, type Point, polygon, polyline, type Shape, type View } from './shapes.ts'
import { ground, type Lanes, layOut, metreGrid, type Sheet, scaleMarks, viewOf } from './sheet.ts'
import { type RangeCorner, workingRange } from './working-range.ts'

/** The data of a crane's side view, in metres and kg. */
export type RangeDrawing = {
  machine: DrawnMachine
  requested: DrawingRequest
  /** The visitor's point, null when none was requested or it lies far outside the sheet. */
  point: Point | null
  /** Largest radius and height of the whole chart: the sheet stays the same at every weight. */
  reach: RangeCorner
  /** Corners of the working range at the requested weight. */
  corners: readonly RangeCorner[]
  /** The same for the plain crane, without equipment. */
  plainCorners: readonly RangeCorner[]
  /** The least extent of the sheet, so that several drawings have the same scale. */
  room: Box | null
}

const lanesOfFigures = { left: 24, right: 42, bottom: 64, top: 14 }
const noLanes = { left: 4, right: 4, bottom: 8, top: 4 }

/** The box that has to fit on the sheet. */
export function contentOf({ machine, point, reach, room }: RangeDrawing): Box {
  const { length, height, footLength } = sizeOf(machine)
  const half = Math.max(length ?? 0, footLength ?? 0) / 2
  const own = {
    left: -half - 0.4,
    right: Math.max(reach.radius, point?.[0] ?? 0, half) + 0.5,
    bottom: 0,
    top: Math.max(reach.height, point?.[1] ?? 0, height ?? 0) + 0.6,
  }
  return room === null ? own : boxAround(own, room)
}

function sheetOf(drawing: RangeDrawing, lanes: Lanes): Sheet {
  return layOut(contentOf(drawing), lanes, 'right')
}

/** The smallest box around two. */
export function boxAround(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
  }
}

/** The area of the plain crane, on top of what equipment adds to it. */
function areaShapes({ machine, plainCorners }: RangeDrawing, area: readonly Point[]): Shape[] {
  const plain = workingRange(plainCorners)
  const isEquipped = (machine.equippedRows ?? []).length > 0
  return [
    ...(isEquipped && area.length > 0 ? [polygon('areaEquipped', ...area)] : []),
    ...(plain.length > 0 ? [polygon('area', ...plain)] : []),
  ]
}

/** The outer edge of a working range. */
export function edgeShapes(area: readonly Point[]): Shape[] {
  return area.length === 0 ? [] : [polyline('areaEdge', ...area.slice(1))]
}

/** A point in reach: a target mark. */
function target([x, y]: Point, unitM: number): Shape[] {
  const arm = 7 * unitM
  return [
    circle('point', [x, y], 4.5 * unitM),
    polyline('point', [x - arm, y], [x + arm, y]),
    polyline('point', [x, y - arm], [x, y + arm]),
  ]
}

/** A point out of reach: a cross, so that colour is not the only sign. */
function cross([x, y]: Point, unitM: number): Shape[] {
  const arm = 5 * unitM
  return [
    polyline('miss', [x - arm, y - arm], [x + arm, y + arm]),
    polyline('miss', [x - arm, y + arm], [x + arm, y - arm]),
  ]
}

function pointShapes(drawing: RangeDrawing, sheet: Sheet): Shape[] {
  const { point, requested } = drawing
  if (point === null) return []
  const { unitM } = sheet
  const [x, y] = point
  const isMade = makesLift(allRows(drawing.machine), {
    height: y,
    radius: x,
    weight: requested.weight,
  })
  const figure = { value: requested.weight, unit: 'kg' } as const
  const fits = x + 9 * unitM + labelWidth(figure, unitM) <= sheet.content.right
  const at: Point = [x + (fits ? 9 : -9) * unitM, y + 6 * unitM]
  return [
    polyline('lead', [x, 0], [x, y]),
    polyline('lead', [0, y], [sheet.content.right, y]),
    ...(isMade ? target(point, unitM) : cross(point, unitM)),
    { kind: 'text', at, anchor: fits ? 'start' : 'end', turned: false, figure },
  ]
}

function dimensionShapes(drawing: RangeDrawing, sheet: Sheet): Shape[] {
  const { point, corners } = drawing
  const { below, beside } = sheetDimensions(sheet)
  const { right } = sheet.content
  const top = corners[0]
  const far = corners.at(-1)
  const shapes: Shape[] = []
  if (point !== null) shapes.push(...below(-38, point[0]), ...beside(18, point[1], right))
  if (far !== undefined) shapes.push(...below(-56, far.radius))
  if (top !== undefined) shapes.push(...beside(36, top.height, top.radius))
  return shapes
}

/** Side view with the working range at the requested weight, the metre grid and the visitor's point. */
export function workingRangeView(drawing: RangeDrawing): View {
  const sheet = sheetOf(drawing, lanesOfFigures)
  const area = workingRange(drawing.corners)
  const axis = polyline('axis', [0, -6 * sheet.unitM], [0, sheet.content.top])
  const shapes = [
    ...areaShapes(drawing, area),
    ...metreGrid(sheet),
    ...edgeShapes(area),
    axis,
    ...ground(sheet),
    ...dimensionShapes(drawing, sheet),
    ...liftingCrane(drawing, sheet.unitM),
    ...scaleMarks(sheet),
    ...pointShapes(drawing, sheet),
  ]
  return viewOf('side', sheet, { shapes, gridM: 1 })
}

// The view is shown at about half size, so whole view units are enough, and a list has many.
const smallFraction = 1

/** The same without figures, small, for lists of cranes. */
export function smallRangeView(drawing: RangeDrawing): View {
  const sheet = sheetOf(drawing, noLanes)
  const area = workingRange(drawing.corners)
  const { left, right } = sheet.content
  const shapes = [
    ...areaShapes(drawing, area),
    ...metreGrid(sheet),
    ...edgeShapes(area),
    polyline('ground', [left, 0], [right, 0]),
    ...liftingCrane(drawing, sheet.unitM),
    ...pointShapes(drawing, sheet).filter(({ kind }) => kind !== 'text'),
  ]
  return { ...viewOf('side', sheet, { shapes, gridM: 1 }), fraction: smallFraction }
}
