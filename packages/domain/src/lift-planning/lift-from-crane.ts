import { telescope } from '../machine-drawing/boom.ts'
import { craneParts } from '../machine-drawing/crane-parts.ts'
import { horizontalDimension, sheetDimensions } from '../machine-drawing/dimension.ts'
import { frontParts } from '../machine-drawing/front-parts.ts'
import { sizeOf, standsOnLegs } from '../machine-drawing/machine-figures.ts'
import { legsFromSide } from '../machine-drawing/outriggers.ts'
import { placeParts } from '../machine-drawing/parts.ts'
import { circle, polyline, rect, type Shape, type View } from '../machine-drawing/shapes.ts'
import {
  ground,
  layOut,
  metreGrid,
  type Sheet,
  scaleMarks,
  viewOf,
} from '../machine-drawing/sheet.ts'
import { boomHead } from './obstacle.ts'
import type { SketchedLift } from './sketched-lift.ts'

/** The lift along the boom, seen from behind the crane, to scale: what is nearer hides the rest. */
export function liftFromCrane(lift: SketchedLift): View {
  const sheet = sheetOf(lift)
  const { radius, edgeDistance } = lift.scene
  const [wall, load] = [edge(lift, sheet), loadShapes(lift, sheet)]
  const shapes = [
    ...metreGrid(sheet),
    ...(radius > edgeDistance ? [...load, ...wall] : [...wall, ...load]),
    ...ground(sheet),
    polyline('axis', [0, -6 * sheet.unitM], [0, sheet.content.top]),
    ...crane(lift, sheet),
    ...dimensions(lift, sheet),
    ...scaleMarks(sheet),
  ]
  return viewOf('front', sheet, { shapes, gridM: 1 })
}

function footWidthOf({ machine }: SketchedLift): number | null {
  return standsOnLegs(machine.kind) ? sizeOf(machine).footWidth : null
}

function sheetOf(lift: SketchedLift): Sheet {
  const { machine, scene, hasEdge, loadWidth } = lift
  const { width, height } = sizeOf(machine)
  const half = Math.max(width ?? 1, footWidthOf(lift) ?? 0, loadWidth ?? 0) / 2 + 0.5
  const top = Math.max(boomHead(scene).y, hasEdge ? scene.edgeHeight : 0, height ?? 0) + 0.6
  const content = { left: -half, right: half, bottom: 0, top }
  return layOut(content, { left: 24, right: 42, bottom: 46, top: 14 }, 'both')
}

function edge({ scene, hasEdge }: SketchedLift, { content }: Sheet): Shape[] {
  const { left, right } = content
  const top = scene.edgeHeight
  if (!hasEdge || top === 0) return []
  return [
    rect('ghost', { left, right, bottom: 0, top }),
    polyline('ground', [left, top], [right, top]),
  ]
}

/** The load as the box it is reckoned as; of unknown size a point where it lands. */
function loadShapes({ scene, loadWidth }: SketchedLift, { unitM }: Sheet): Shape[] {
  const { height, loadHeight } = scene
  const head = boomHead(scene)
  if (loadWidth === null || loadHeight === null) return [circle('point', [0, height], 2.5 * unitM)]
  const [half, top] = [loadWidth / 2, height + loadHeight]
  return [
    polyline('detail', [-half, top], [0, head.y], [half, top]),
    rect('body', { left: -half, right: half, bottom: height, top }),
  ]
}

function crane(lift: SketchedLift, { unitM }: Sheet): Shape[] {
  const { machine, scene } = lift
  const { width, height } = sizeOf(machine)
  const pivot = [0, scene.pivot.height] as const
  const head = [0, boomHead(scene).y] as const
  const parts = craneParts[machine.kind]
  if (width === null || height === null || parts === undefined) {
    return [polyline('areaEdge', pivot, head)]
  }
  const thickness = Math.max(0.11 * height, 5 * unitM)
  const foot = footWidthOf(lift)
  const root = [width * 0.3, parts.legRoot[1] * height] as const
  const leg = { root, height: height * 0.5, thickness: thickness * 0.7 }
  return [
    ...(foot === null ? [] : legsFromSide({ ...leg, foot: foot / 2 })),
    ...placeParts(frontParts[machine.kind], { x: 0, width, height }),
    ...telescope(pivot, head, [thickness, thickness * 0.45]),
    circle('body', head, thickness * 0.42),
  ]
}

function dimensions(lift: SketchedLift, sheet: Sheet): Shape[] {
  const { scene, hasEdge, loadWidth } = lift
  const { unitM } = sheet
  const { beside } = sheetDimensions(sheet)
  const width = footWidthOf(lift)
  const start = -20 * unitM
  return [
    ...beside(18, scene.height, (loadWidth ?? 0) / 2),
    ...(hasEdge ? beside(36, scene.edgeHeight, sheet.content.right) : []),
    ...(width === null
      ? []
      : horizontalDimension(
          {
            from: -width / 2,
            to: width / 2,
            lane: -38 * unitM,
            start: [start, start],
            figure: { value: width, unit: 'm' },
          },
          unitM,
        )),
  ]
}
