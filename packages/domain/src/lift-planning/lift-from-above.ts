import { telescope } from '../machine-drawing/boom.ts'
import {
  horizontalDimension,
  sheetDimensions,
  verticalDimension,
} from '../machine-drawing/dimension.ts'
import { sizeOf, standsOnLegs } from '../machine-drawing/machine-figures.ts'
import { legsFromAbove } from '../machine-drawing/outriggers.ts'
import { placeParts } from '../machine-drawing/parts.ts'
import { planParts } from '../machine-drawing/plan-parts.ts'
import {
  circle,
  type Point,
  polyline,
  rect,
  type Shape,
  type View,
} from '../machine-drawing/shapes.ts'
import { layOut, marksBelow, metreGrid, type Sheet, viewOf } from '../machine-drawing/sheet.ts'
import { figuresOffLines } from './figures-off-lines.ts'
import type { SketchedLift } from './sketched-lift.ts'
import { wallSection } from './wall-section.ts'

/** The lift from above, to scale: footprint, slewing radius, edge, load and landing place. */
export function liftFromAbove(lift: SketchedLift): View {
  const sheet = sheetOf(lift)
  const { content } = sheet
  const shapes = [
    ...metreGrid(sheet),
    polyline('axis', [content.left, 0], [content.right, 0]),
    ...slewing(lift, sheet),
    ...wallShapes(lift, sheet),
    ...crane(lift, sheet),
    ...load(lift, sheet),
    ...dimensions(lift, sheet),
    ...marksBelow(sheet),
  ]
  return viewOf('plan', sheet, { shapes, gridM: 1 })
}

/** Distances between the centres of the feet; null for a machine on tracks, or when unknown. */
function feetOf({ machine }: SketchedLift): { length: number; width: number } | null {
  const { footLength: length, footWidth: width } = sizeOf(machine)
  if (!standsOnLegs(machine.kind) || length === null || width === null) return null
  return { length, width }
}

function sheetOf(lift: SketchedLift): Sheet {
  const { machine, scene, wall, loadWidth } = lift
  const { length, width } = sizeOf(machine)
  const feet = feetOf(lift)
  const halfLength = Math.max(length ?? 0, feet?.length ?? 0) / 2
  const halfWidth = Math.max(width ?? 0, feet?.width ?? 0, loadWidth ?? 0) / 2
  const end = scene.radius + (scene.loadLength ?? 0) / 2
  const half = Math.max(halfWidth + 0.5, end * 0.2)
  const content = {
    left: -halfLength - 0.4,
    right: Math.max(end, halfLength, wall?.distance ?? 0) + 0.6,
    bottom: -half,
    top: half,
  }
  return layOut(content, { left: 30, right: 42, bottom: 64, top: 28 }, 'right')
}

/** The part of the circle at the plan's radius that the sheet has room for. */
function slewing({ scene: { radius } }: SketchedLift, { content }: Sheet): Shape[] {
  const most = Math.asin(Math.min(1, content.top / radius))
  const points = Array.from({ length: 25 }, (_, step): Point => {
    const angle = most * (step / 12 - 1)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return [polyline('axis', ...points)]
}

function wallShapes({ wall }: SketchedLift, { content, unitM }: Sheet): Shape[] {
  return wall === null ? [] : wallSection({ ...content, left: wall.distance }, unitM)
}

function crane(lift: SketchedLift, { unitM }: Sheet): Shape[] {
  const { machine, scene } = lift
  const { length, width } = sizeOf(machine)
  const head: Point = [scene.radius, 0]
  const pivot: Point = [scene.pivot.offset, 0]
  if (length === null || width === null) return [polyline('areaEdge', pivot, head)]
  const thickness = Math.max(0.16 * width, 5 * unitM)
  const feet = feetOf(lift)
  const root: Point = [length * 0.36, width * 0.3]
  return [
    ...(feet === null ? [] : legsFromAbove(root, [feet.length / 2, feet.width / 2], thickness)),
    ...placeParts(planParts[machine.kind] ?? [], { x: 0, width: length, height: width }),
    circle('body', [0, 0], width * 0.3),
    ...telescope(pivot, head, [thickness, thickness * 0.45]),
  ]
}

/** The load as the box that the plan calculates with, and a cross where it lands. */
function load({ scene, loadWidth }: SketchedLift, { unitM }: Sheet): Shape[] {
  const { radius, loadLength } = scene
  const arm = 7 * unitM
  const landing = [
    polyline('detail', [radius - arm, 0], [radius + arm, 0]),
    polyline('detail', [radius, -arm], [radius, arm]),
    circle('point', [radius, 0], 2.5 * unitM),
  ]
  if (loadLength === null || loadWidth === null) return landing
  const [x, y] = [loadLength / 2, loadWidth / 2]
  return [rect('body', { left: radius - x, right: radius + x, bottom: -y, top: y }), ...landing]
}

function dimensions(lift: SketchedLift, sheet: Sheet): Shape[] {
  const { scene, wall, loadWidth } = lift
  const { content, unitM } = sheet
  const { below } = sheetDimensions(sheet)
  const feet = feetOf(lift)
  const metres = (value: number) => ({ value, unit: 'm' }) as const
  const across = (width: number, lane: number, start: number) =>
    verticalDimension(
      { from: -width / 2, to: width / 2, lane, start: [start, start], figure: metres(width) },
      unitM,
    )
  const measures = [
    ...below(-38, scene.radius),
    ...(wall === null ? [] : below(-56, wall.distance)),
    ...(loadWidth === null
      ? []
      : across(loadWidth, content.right + 18 * unitM, scene.radius + (scene.loadLength ?? 0) / 2)),
    ...(feet === null
      ? []
      : [
          ...across(feet.width, content.left - 4 * unitM, -feet.length / 2),
          ...horizontalDimension(
            {
              from: -feet.length / 2,
              to: feet.length / 2,
              lane: content.top + 8 * unitM,
              start: [feet.width / 2, feet.width / 2],
              figure: metres(feet.length),
            },
            unitM,
          ),
        ]),
  ]
  return figuresOffLines(measures, unitM)
}
