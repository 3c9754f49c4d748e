import { labelBox } from '../machine-drawing/label.ts'
import { sizeOf } from '../machine-drawing/machine-figures.ts'
import { boomThickness } from '../machine-drawing/posed-crane.ts'
import {
  type Anchor,
  type Box,
  type Point,
  polyline,
  type Shape,
  type TextShape,
} from '../machine-drawing/shapes.ts'
import { downToCm } from './down-to-cm.ts'
import { leastClearanceM, nearestOnLine } from './obstacle.ts'
import type { SketchedLift } from './sketched-lift.ts'
import { type TightWay, tightWays } from './tight-ways.ts'

type Line = readonly [from: Point, to: Point]

/** The shortest ways from the wall to boom and load, strong where they are too short. */
export function tightShapes(lift: SketchedLift, unitM: number): Shape[] {
  const { machine, scene, head } = lift
  const boom: Line = [
    [scene.pivot.offset, scene.pivot.height],
    [head.x, head.y],
  ]
  const halfBoom = boomThickness(sizeOf(machine).height ?? 0, unitM) / 2
  const ways = tightWays(lift)
  const taken: Box[] = []
  const isUntaken = (box: Box) => taken.every((other) => !isOver(box, other))
  const isFree = (box: Box) =>
    ways.every(({ from, to }) => isOffLine(box, [from, to], unitM)) && isUntaken(box)
  return ways.flatMap((way) => {
    const { from, to, clearance } = way
    const labels = labelsAt(way, unitM).map((text) => ({ text, box: labelBox(text, unitM) }))
    const offBoom = labels.filter(({ box }) => isOffLine(box, boom, halfBoom))
    const label =
      offBoom.find(({ box }) => isFree(box)) ??
      offBoom.find(({ box }) => isUntaken(box)) ??
      offBoom[0] ??
      labels[0]
    if (label !== undefined) taken.push(label.box)
    const line = polyline(clearance < leastClearanceM ? 'miss' : 'lead', from, to)
    return label === undefined ? [line] : [line, label.text]
  })
}

/** The places for a label, the best first: beside the line and the wall. */
function labelsAt({ from, to, clearance, isLabelBelow }: TightWay, unitM: number): TextShape[] {
  const [x, y] = from
  const middle: Point = [(x + to[0]) / 2, (y + to[1]) / 2]
  const place = ([right, up]: Point, anchor: Anchor, origin: Point = from): TextShape => ({
    kind: 'text',
    at: [origin[0] + right * unitM, origin[1] + up * unitM],
    anchor,
    turned: false,
    figure: { value: downToCm(clearance), unit: 'm' },
  })
  const leftBelow = place([-3, -14], 'end')
  const rightBelow = place([9, -10], 'start')
  const beside = place([4, -10], 'start', middle)
  const others = [
    place([9, -13], 'start'),
    place([9, 4], 'start'),
    place([-3, 4], 'end'),
    place([-4, -4], 'end', middle),
    place([-4, 5], 'end', middle),
    // Where all of those are taken: a line of text farther off, and another.
    ...[15, 30].flatMap((farther) => [
      place([9, -13 - farther], 'start'),
      place([-3, -14 - farther], 'end'),
      place([9, 4 + farther], 'start'),
      place([-3, 4 + farther], 'end'),
    ]),
  ]
  if (isLabelBelow) return [rightBelow, leftBelow, ...others]
  if ((to[0] - x) * (to[1] - y) < 0) return [leftBelow, rightBelow, ...others]
  return [beside, rightBelow, leftBelow, ...others]
}

/** Whether all of a box lies on one side of a line, at this distance or more. */
function isOffLine(box: Box, [from, to]: Line, distance: number): boolean {
  const start = { x: from[0], y: from[1] }
  const end = { x: to[0], y: to[1] }
  const sides = cornersOf(box).map((corner) => {
    const nearest = nearestOnLine(corner, start, end)
    if (Math.hypot(corner.x - nearest.x, corner.y - nearest.y) < distance) return 0
    return Math.sign(
      (end.x - start.x) * (corner.y - start.y) - (end.y - start.y) * (corner.x - start.x),
    )
  })
  return sides[0] !== 0 && sides.every((side) => side === sides[0])
}

const cornersOf = ({ left, right, bottom, top }: Box) => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]

const isOver = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.bottom < other.top &&
  other.bottom < one.top
