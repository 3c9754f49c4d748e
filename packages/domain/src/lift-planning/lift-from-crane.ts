import { telescope } from '../machine-drawing/boom.ts'
import { craneParts } from '../machine-drawing/crane-parts.ts'
import { horizontalDimension, sheetDimensions } from '../machine-drawing/dimension.ts'
import { frontParts } from '../machine-drawing/front-parts.ts'
import { sizeOf, standsOnLegs } from '../machine-drawing/machine-figures.ts'
import { legsFromSide } from '../machine-drawing/outriggers.ts'
import { placeParts } from '../machine-drawing/parts.ts'
import {
  circle,
  type Point,
  polyline,
  rect,
  type Shape,
  type View,
} from '../machine-drawing/shapes.ts'
import {
  ground,
  layOut,
  metreGrid,
  type Sheet,
  scaleMarks,
  viewOf,
} from '../machine-drawing/sheet.ts'
import { figuresOffLines } from './figures-off-lines.ts'
import { boomHead } from './obstacle.ts'
import type { SketchedLift } from './sketched-lift.ts'

/** The lift along the boom, seen from behind the crane, to scale: what is nearer hides the rest. */
export function liftFromCrane(lift: SketchedLift): View {
  const sheet = sheetOf(lift)
  const isBehind = lift.wall !== null && lift.scene.radius > lift.wall.distance
  const [wall, load] = [wallShapes(lift, sheet), loadShapes(lift, sheet)]
  const shapes = [
    ...metreGrid(sheet),
    ...(isBehind ? [...load, ...wall] : [...wall, ...load]),
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
  const { machine, head, wall, loadWidth } = lift
  const { width, height } = sizeOf(machine)
  const half = Math.max(width ?? 1, footWidthOf(lift) ?? 0, loadWidth ?? 0) / 2 + 0.5
  const top = Math.max(head.y, wall === null ? 0 : (wall.above ?? wall.below), height ?? 0) + 0.6
  const content = { left: -half, right: half, bottom: 0, top }
  // An opening has a second height beside the view.
  const right = typeof wall?.above === 'number' ? 60 : 42
  return layOut(content, { left: 24, right, bottom: 46, top: 14 }, 'both')
}

/** The wall, which ends at its edge, or where the opening begins and ends. */
function wallShapes({ wall }: SketchedLift, { content }: Sheet): Shape[] {
  const { left, right, top } = content
  if (wall === null) return []
  const { below, above } = wall
  const lower = [
    rect('ghost', { left, right, bottom: 0, top: below }),
    polyline('ground', [left, below], [right, below]),
  ]
  const upper =
    above === null
      ? []
      : [
          rect('ghost', { left, right, bottom: above, top }),
          polyline('ground', [left, above], [right, above]),
        ]
  return [...(below === 0 ? [] : lower), ...upper]
}

/** The load as the box that the plan calculates with; of unknown size a point where it lands. */
function loadShapes({ scene, head, loadWidth }: SketchedLift, { unitM }: Sheet): Shape[] {
  const { height, loadHeight } = scene
  if (loadWidth === null || loadHeight === null) return [circle('point', [0, height], 2.5 * unitM)]
  const [half, top] = [loadWidth / 2, height + loadHeight]
  const hook: Point = [0, boomHead(scene).y]
  return [
    polyline('detail', hook, [0, head.y]),
    polyline('detail', [-half, top], hook, [half, top]),
    rect('body', { left: -half, right: half, bottom: height, top }),
  ]
}

function crane(lift: SketchedLift, { unitM }: Sheet): Shape[] {
  const { machine, scene } = lift
  const { width, height } = sizeOf(machine)
  const pivot = [0, scene.pivot.height] as const
  const head = [0, lift.head.y] as const
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
  const { scene, wall, loadWidth } = lift
  const { unitM } = sheet
  const { beside } = sheetDimensions(sheet)
  const width = footWidthOf(lift)
  const start = -20 * unitM
  const measures = [
    ...beside(18, scene.height, (loadWidth ?? 0) / 2),
    ...(wall === null ? [] : beside(36, wall.below, sheet.content.right)),
    ...(typeof wall?.above === 'number' ? beside(54, wall.above, sheet.content.right) : []),
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
  return figuresOffLines(measures, unitM)
}
