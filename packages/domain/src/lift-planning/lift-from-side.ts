import { articulatedBoom, hangingLoad, telescopicBoom } from '../machine-drawing/boom.ts'
import { craneParts } from '../machine-drawing/crane-parts.ts'
import { sheetDimensions } from '../machine-drawing/dimension.ts'
import { sizeOf, standsOnLegs } from '../machine-drawing/machine-figures.ts'
import { legsFromSide } from '../machine-drawing/outriggers.ts'
import { placeParts } from '../machine-drawing/parts.ts'
import { type Point, polyline, rect, type Shape, type View } from '../machine-drawing/shapes.ts'
import {
  ground,
  layOut,
  metreGrid,
  type Sheet,
  scaleMarks,
  viewOf,
} from '../machine-drawing/sheet.ts'
import { boomHead, leastClearanceM, nearestOnLine, type ObstacleScene } from './obstacle.ts'
import type { SketchedLift } from './sketched-lift.ts'

/** The lift from the side, to scale, with the edge and the tight places of the plan's own figures. */
export function liftFromSide(sketched: SketchedLift): View {
  const sheet = sheetOf(sketched)
  const shapes = [
    ...metreGrid(sheet),
    polyline('axis', [0, -6 * sheet.unitM], [0, sheet.content.top]),
    ...ground(sheet),
    ...edgeShapes(sketched, sheet),
    ...craneShapes(sketched, sheet),
    ...loadShapes(sketched, sheet),
    ...tightShapes(sketched, sheet),
    ...dimensionShapes(sketched, sheet),
    ...scaleMarks(sheet),
  ]
  return viewOf('side', sheet, { shapes, gridM: 1 })
}

function sheetOf({ machine, scene, hasEdge }: SketchedLift): Sheet {
  const { length, height, footLength } = sizeOf(machine)
  const half = Math.max(length ?? 0, footLength ?? 0) / 2
  const [edgeX, edgeY] = hasEdge ? [scene.edgeDistance, scene.edgeHeight] : [0, 0]
  const content = {
    left: -half - 0.4,
    right: Math.max(scene.radius + (scene.loadLength ?? 0) / 2, edgeX, half) + 0.6,
    bottom: 0,
    top: Math.max(boomHead(scene).y, edgeY, height ?? 0) + 0.6,
  }
  return layOut(content, { left: 24, right: 42, bottom: 64, top: 14 }, 'right')
}

/** The wall below the edge. */
function edgeShapes({ scene, hasEdge }: SketchedLift, { unitM }: Sheet): Shape[] {
  const { edgeDistance: left, edgeHeight: top } = scene
  return hasEdge ? [rect('solid', { left, right: left + 4 * unitM, bottom: 0, top })] : []
}

function craneShapes({ machine, scene }: SketchedLift, sheet: Sheet): Shape[] {
  const parts = craneParts[machine.kind]
  const { length, height, footLength } = sizeOf(machine)
  const head = boomHead(scene)
  const pivot: Point = [scene.pivot.offset, scene.pivot.height]
  const line = polyline('areaEdge', pivot, [head.x, head.y])
  if (parts === undefined || length === null || height === null) return [line]
  const place = ([u, v]: Point): Point => [u * length, v * height]
  const thickness = Math.max(0.11 * height, 5 * sheet.unitM)
  const leg = { root: place(parts.legRoot), height: height * 0.5, thickness: thickness * 0.7 }
  const legs =
    standsOnLegs(machine.kind) && footLength !== null
      ? legsFromSide({ ...leg, foot: footLength / 2 })
      : []
  const boom = machine.kind === 'articulated-crane' ? articulatedBoom : telescopicBoom
  const pose = { pivot, head: [head.x, head.y] as const, thickness }
  return [
    ...legs,
    ...placeParts(parts.carrier, { x: 0, width: length, height }),
    ...boom({ ...pose, cylinderFoot: place(parts.cylinderFoot) }),
  ]
}

/** The load as the box it is reckoned as; of unknown size a small one on a hook. */
function loadShapes({ scene }: SketchedLift, { unitM }: Sheet): Shape[] {
  const { radius, height, loadLength, loadHeight } = scene
  const head = boomHead(scene)
  if (loadLength === null || loadHeight === null) {
    return hangingLoad([head.x, head.y], Math.max(height - 10 * unitM, height * 0.7), unitM)
  }
  const box = {
    left: radius - loadLength / 2,
    right: radius + loadLength / 2,
    bottom: height,
    top: height + loadHeight,
  }
  const slings = polyline('detail', [box.left, box.top], [radius, head.y], [box.right, box.top])
  return [slings, rect('body', box)]
}

/** The shortest ways from the edge to boom and load, strong where they are too short. */
function tightShapes(sketched: SketchedLift, { unitM }: Sheet): Shape[] {
  if (!sketched.hasEdge) return []
  const { scene } = sketched
  const corner = { x: scene.edgeDistance, y: scene.edgeHeight }
  const foot = { x: scene.pivot.offset, y: scene.pivot.height }
  const boom = nearestOnLine(corner, foot, boomHead(scene))
  return [...way([corner.x, corner.y], [boom.x, boom.y], unitM), ...wayToLoad(scene, unitM)]
}

function wayToLoad(scene: ObstacleScene, unitM: number): Shape[] {
  const { radius, height, loadLength, loadHeight, edgeDistance, edgeHeight } = scene
  if (loadLength === null || loadHeight === null) return []
  const side = edgeDistance < radius ? -1 : 1
  const y = Math.max(height, Math.min(edgeHeight, height + loadHeight))
  return way([edgeDistance, Math.min(edgeHeight, y)], [radius + (side * loadLength) / 2, y], unitM)
}

function way(from: Point, to: Point, unitM: number): Shape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const ink = length < leastClearanceM ? 'miss' : 'lead'
  const at: Point = [(from[0] + to[0]) / 2 + 4 * unitM, (from[1] + to[1]) / 2 + 4 * unitM]
  const figure = { value: Math.floor(length * 100) / 100, unit: 'm' } as const
  return [polyline(ink, from, to), { kind: 'text', at, anchor: 'start', turned: false, figure }]
}

function dimensionShapes({ scene, hasEdge }: SketchedLift, sheet: Sheet): Shape[] {
  const { below, beside } = sheetDimensions(sheet)
  return [
    ...below(-38, scene.radius),
    ...beside(18, scene.height, scene.radius),
    ...(hasEdge
      ? [...below(-56, scene.edgeDistance), ...beside(36, scene.edgeHeight, scene.edgeDistance)]
      : []),
  ]
}
