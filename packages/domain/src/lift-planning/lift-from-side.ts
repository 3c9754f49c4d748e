import { hangingLoad } from '../machine-drawing/boom.ts'
import { sheetDimensions } from '../machine-drawing/dimension.ts'
import { sizeOf } from '../machine-drawing/machine-figures.ts'
import { posedCrane } from '../machine-drawing/posed-crane.ts'
import { type Point, polyline, rect, type Shape, type View } from '../machine-drawing/shapes.ts'
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
import { openingPose } from './opening.ts'
import type { SketchedLift } from './sketched-lift.ts'
import { tightShapes } from './tight-shapes.ts'
import { wallSection } from './wall-section.ts'

/** The lift from the side, to scale, with the wall and the tight places of the plan's own figures. */
export function liftFromSide(sketched: SketchedLift): View {
  const sheet = sheetOf(sketched)
  const shapes = [
    ...metreGrid(sheet),
    polyline('axis', [0, -6 * sheet.unitM], [0, sheet.content.top]),
    ...ground(sheet),
    ...wallShapes(sketched, sheet),
    ...enteringLoad(sketched),
    ...craneShapes(sketched, sheet),
    ...loadShapes(sketched, sheet),
    ...tightShapes(sketched, sheet.unitM),
    ...dimensionShapes(sketched, sheet),
    ...scaleMarks(sheet),
  ]
  return viewOf('side', sheet, { shapes, gridM: 1 })
}

function sheetOf({ machine, scene, head, wall }: SketchedLift): Sheet {
  const { length, height, footLength } = sizeOf(machine)
  const half = Math.max(length ?? 0, footLength ?? 0) / 2
  const wallTop = wall === null ? 0 : (wall.above ?? wall.below)
  const content = {
    left: -half - 0.4,
    right: Math.max(scene.radius + (scene.loadLength ?? 0) / 2, wall?.distance ?? 0, half) + 0.6,
    bottom: 0,
    top: Math.max(head.y, wallTop, height ?? 0) + 0.6,
  }
  // An opening has a second height beside the view.
  const right = typeof wall?.above === 'number' ? 60 : 42
  return layOut(content, { left: 24, right, bottom: 64, top: 14 }, 'right')
}

/** The wall below the edge, or below and above the opening with the ceiling behind it. */
function wallShapes({ wall }: SketchedLift, { content, unitM }: Sheet): Shape[] {
  if (wall === null) return []
  const { distance: left, below, above } = wall
  return [
    ...wallSection({ left, bottom: 0, top: below }, unitM),
    ...(above === null
      ? []
      : [
          ...wallSection({ left, bottom: above, top: content.top }, unitM),
          polyline('frame', [left, above], [content.right, above]),
        ]),
  ]
}

function craneShapes({ machine, scene, head }: SketchedLift, { unitM }: Sheet): Shape[] {
  const pivot: Point = [scene.pivot.offset, scene.pivot.height]
  const tip: Point = [head.x, head.y]
  return posedCrane(machine, { pivot, head: tip }, unitM) ?? [polyline('areaEdge', pivot, tip)]
}

/** The load as the box that the plan calculates with; of unknown size a small one on a hook. */
function loadShapes({ scene, head }: SketchedLift, { unitM }: Sheet): Shape[] {
  const { radius, height, loadLength, loadHeight } = scene
  if (loadLength === null || loadHeight === null) {
    return hangingLoad([head.x, head.y], Math.max(height - 10 * unitM, height * 0.7), unitM)
  }
  const box = {
    left: radius - loadLength / 2,
    right: radius + loadLength / 2,
    bottom: height,
    top: height + loadHeight,
  }
  const hook: Point = [radius, boomHead(scene).y]
  return [
    polyline('detail', hook, [head.x, head.y]),
    polyline('detail', [box.left, box.top], hook, [box.right, box.top]),
    rect('body', box),
  ]
}

/** The load on its way in, in the wall. */
function enteringLoad({ scene, opening, head }: SketchedLift): Shape[] {
  const { loadLength, loadHeight } = scene
  if (opening === null || loadLength === null || loadHeight === null) return []
  const wall = opening.edgeDistance
  const bottom = openingPose(opening).carryHeight
  const [left, right, top] = [wall - loadLength / 2, wall + loadLength / 2, bottom + loadHeight]
  return [
    polyline('detail', [left, top], [wall, head.y], [right, top]),
    rect('ghost', { left, right, bottom, top }),
  ]
}

function dimensionShapes({ scene, wall }: SketchedLift, sheet: Sheet): Shape[] {
  const { below, beside } = sheetDimensions(sheet)
  const measures = [
    ...below(-38, scene.radius),
    ...beside(18, scene.height, scene.radius),
    ...(wall === null
      ? []
      : [...below(-56, wall.distance), ...beside(36, wall.below, wall.distance)]),
    ...(typeof wall?.above === 'number' ? beside(54, wall.above, wall.distance) : []),
  ]
  return figuresOffLines(measures, sheet.unitM)
}
