import { articulatedBoom, bar, telescope } from './boom.ts'
import type { MachineKind } from './machine-figures.ts'
import { legsFromSide } from './outriggers.ts'
import { block, face, type Part, placeParts, track, wheel } from './parts.ts'
import { type Point, polyline, rect, type Shape } from './shapes.ts'

/** Metres; `top` is the height of the platform or of the lifted load. */
export type RaisedLift = {
  length: number
  height: number
  footLength: number | null
  top: number
  range: number | null
}

const wheels = [wheel(-0.34, 0.1, 0.1), wheel(0.34, 0.1, 0.1)]
const wheeled: Part[] = [...wheels, block(-0.48, 0.48, 0.12, 0.27)]
const tracked: Part[] = [
  track(-0.26, 0.26, 0.24),
  face([-0.34, 0.24], [-0.36, 0.42], [0.36, 0.42], [0.34, 0.24]),
  face([-0.14, 0.42], [-0.1, 0.6], [0.02, 0.6], [0.06, 0.42]),
]
const handMoved: Part[] = [
  wheel(-0.36, 0.05, 0.05),
  wheel(0.4, 0.04, 0.04),
  block(-0.42, 0.46, 0.08, 0.13),
]
const trailer: Part[] = [wheel(0, 0.2, 0.2), block(-0.45, 0.4, 0.3, 0.42)]

const railing = 1.1

/** A platform with its railing, from its left end. */
function platform(left: number, width: number, floor: number): Shape[] {
  const right = left + width
  const top = floor + railing
  return [
    rect('body', { left, right, bottom: floor - 0.14, top: floor }),
    polyline('frame', [left, floor], [left, top], [right, top], [right, floor]),
    polyline('detail', [left, floor + railing / 2], [right, floor + railing / 2]),
  ]
}

// Of a lift whose length was entered in the wrong unit, thousands would be drawn.
const mostCrossings = 20

function scissors({ length, height, top }: RaisedLift): Shape[] {
  const foot = height * 0.27
  const half = length * 0.42
  const crossings = Math.min(mostCrossings, Math.max(2, Math.round((top - foot) / (length * 0.6))))
  const step = (top - 0.14 - foot) / crossings
  const arms = Array.from({ length: crossings }, (_, index) => foot + index * step).flatMap((y) => [
    bar([-half, y], [half, y + step], 0.09),
    bar([half, y], [-half, y + step], 0.09),
  ])
  return [...arms, ...platform(-length / 2, length, top)]
}

function mast({ length, height, top }: RaisedLift): Shape[] {
  const x = -length * 0.29
  return [
    ...telescope([x, height * 0.27], [x, top + 0.5], [length * 0.16, length * 0.08]),
    ...platform(x + length * 0.08, length * 0.7, top),
  ]
}

function boom({ length, height, footLength, top, range }: RaisedLift): Shape[] {
  const thickness = Math.max(0.14 * height, top * 0.018)
  const head: Point = [Math.max(length * 0.3, (range ?? 0) * 0.3), top]
  const legs = legsFromSide({
    root: [length * 0.3, height * 0.32],
    foot: (footLength ?? length * 0.85) / 2,
    height: height * 0.55,
    thickness: thickness * 0.6,
  })
  const pose = {
    pivot: [-length * 0.05, height * 0.58],
    head,
    cylinderFoot: [0, height * 0.46],
    thickness,
  } as const
  return [...legs, ...articulatedBoom(pose), ...platform(head[0], 1.2, top)]
}

function cranked({ length, top }: RaisedLift): Shape[] {
  const x = -length * 0.25
  const fork = x + length * 0.75
  return [
    ...telescope([x, 0.1], [x, top + 0.25], [length * 0.12, length * 0.05]),
    rect('body', { left: x, right: fork, bottom: top - 0.09, top }),
    rect('body', { left: x + 0.04, right: x + 0.12, bottom: top, top: top + 0.4 }),
    polyline('frame', [x, 0.95], [x - 0.3, 1.05], [x - 0.3, 0.85]),
  ]
}

/** Seventy degrees, as a ladder lift leans on an eave. */
const lean = Math.tan((20 * Math.PI) / 180)

function ladder({ top }: RaisedLift): Shape[] {
  const at = (y: number, side: number): Point => [y * lean + side, y]
  const rungs = Array.from({ length: Math.floor(top) }, (_, index) => index + 0.8)
  return [
    ...rungs.map((y) => polyline('detail', at(y, -0.22), at(y, 0.22))),
    polyline('frame', at(0.4, -0.22), at(top, -0.22)),
    polyline('frame', at(0.4, 0.22), at(top, 0.22)),
    rect('body', {
      left: top * 0.55 * lean - 0.9,
      right: top * 0.55 * lean + 0.1,
      bottom: top * 0.55,
      top: top * 0.55 + 0.12,
    }),
  ]
}

type Raised = { carrier: readonly Part[]; above: (lift: RaisedLift) => Shape[] }

const raisedKinds: Partial<Record<MachineKind, Raised>> = {
  'scissor-lift': { carrier: wheeled, above: scissors },
  'mast-lift': { carrier: wheeled, above: mast },
  'aerial-lift': { carrier: tracked, above: boom },
  'material-lift': { carrier: handMoved, above: cranked },
  'ladder-lift': { carrier: trailer, above: ladder },
}

/** A raised lift from the side; null for other machines. */
export function raisedLift(kind: MachineKind, lift: RaisedLift): Shape[] | null {
  const raised = raisedKinds[kind]
  if (raised === undefined) return null
  const { length, height } = lift
  return [...placeParts(raised.carrier, { x: 0, width: length, height }), ...raised.above(lift)]
}
