import { block, dark, disc, face, line, type Part } from './parts.ts'
import type { Point } from './shapes.ts'

const glassTrolley: Part[] = [
  block(-0.5, 0.5, 0.12, 0.2),
  disc(-0.38, 0.07, 0.07),
  disc(0.38, 0.07, 0.07),
  face([-0.3, 0.2], [-0.06, 1], [0.06, 1], [0.3, 0.2], [0.22, 0.2], [0, 0.92], [-0.22, 0.2]),
  line([-0.14, 0.5], [0.14, 0.5]),
  face([0.34, 0.2], [0.1, 0.98], [0.14, 1], [0.38, 0.2]),
]

const skate = (left: number, right: number): Part[] => [
  block(left, right, 0.34, 0.62),
  dark([left + 0.04, 0.62], [right - 0.04, 0.62], [right - 0.04, 0.7], [left + 0.04, 0.7]),
  ...[0.25, 0.75].map((share) => disc(left + (right - left) * share, 0.2, 0.2)),
]

const machineSkates: Part[] = [
  ...skate(-0.5, -0.12),
  ...skate(0.02, 0.34),
  line([0.34, 0.45], [0.44, 0.9], [0.5, 1]),
  line([0.46, 1], [0.5, 0.92]),
]

const ramp: Part[] = [
  face([-0.5, 0], [-0.46, 0.06], [0.38, 1], [0.5, 1], [0.5, 0.86], [0.42, 0.86]),
  ...[-0.3, -0.14, 0.02, 0.18, 0.34].map((u) =>
    line([u, (u + 0.5) * 1.02 - 0.06], [u - 0.03, (u + 0.5) * 1.02 + 0.06]),
  ),
  line([0.5, 0.86], [0.5, 0], [-0.5, 0]),
]

/** A point of a board seen from the corner: shares of its length and of its depth. */
const at = (along: number, back: number): Point => [
  -0.5 + 0.66 * along + 0.34 * back,
  0.16 - 0.1 * along + 0.84 * back,
]
const below = ([u, v]: Point): Point => [u, v - 0.06]

const board: Part[] = [
  face(at(0, 0), at(0, 1), at(1, 1), at(1, 0)),
  face(at(0, 0), at(1, 0), below(at(1, 0)), below(at(0, 0))),
  face(at(1, 0), at(1, 1), below(at(1, 1)), below(at(1, 0))),
]

const outriggerPad: Part[] = [
  ...board,
  line(at(0.15, 0.15), at(0.15, 0.85), at(0.85, 0.85), at(0.85, 0.15), at(0.15, 0.15)),
  line(at(0, 0.4), [-0.46, 0.56], [-0.4, 0.72], at(0, 0.6)),
]

const roadPlate: Part[] = [
  ...board,
  ...[0.2, 0.4, 0.6, 0.8].map((share) => line(at(0, share), at(1, share))),
  ...[0.25, 0.5, 0.75].map((share) => line(at(share, 0), at(share, 1))),
]

/** Gear that stands or lies on the ground. */
export const groundGear = {
  'glass-trolley': glassTrolley,
  'machine-skates': machineSkates,
  'outrigger-pad': outriggerPad,
  'road-plate': roadPlate,
  ramp,
} satisfies Record<string, readonly Part[]>
