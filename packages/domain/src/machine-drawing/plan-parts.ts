import type { MachineKind } from './machine-figures.ts'
import { block, dark, face, line, type Part } from './parts.ts'

/** A block and its mirror image across the centre line; u runs along the machine, v across it. */
const pair = (left: number, right: number, near: number, far: number): Part[] => [
  block(left, right, near, far),
  block(left, right, -far, -near),
]

function belts(left: number, right: number): Part[] {
  const bars = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].flatMap((share) => {
    const u = left + (right - left) * share
    return [line([u, 0.27], [u, 0.5]), line([u, -0.5], [u, -0.27])]
  })
  return [...pair(left, right, 0.27, 0.5), ...bars]
}

const hood = (left: number, right: number): Part[] => [
  line([left, -0.15], [right, -0.15]),
  line([left, 0], [right, 0]),
  line([left, 0.15], [right, 0.15]),
]

const crane: readonly Part[] = [
  ...belts(-0.33, 0.33),
  face([-0.48, -0.3], [-0.5, -0.2], [-0.5, 0.2], [-0.48, 0.3], [0.36, 0.3], [0.36, -0.3]),
  line([-0.2, -0.3], [-0.2, 0.3]),
  ...hood(-0.45, -0.25),
]

const craneOnWheels: readonly Part[] = [
  ...pair(-0.4, -0.2, 0.34, 0.5),
  ...pair(0.18, 0.34, 0.36, 0.5),
  face([-0.48, -0.4], [-0.5, -0.3], [-0.5, 0.3], [-0.48, 0.4], [0.38, 0.34], [0.38, -0.34]),
  line([-0.2, -0.37], [-0.2, 0.37]),
  ...hood(-0.45, -0.27),
]

const glassRobot: readonly Part[] = [
  ...pair(-0.4, -0.2, 0.36, 0.5),
  ...pair(0.12, 0.28, 0.36, 0.5),
  block(-0.46, 0.26, -0.36, 0.36),
  line([-0.24, -0.36], [-0.24, 0.36]),
  ...hood(-0.42, -0.28),
  block(-0.19, -0.04, -0.14, 0.14),
  block(-0.06, 0.34, -0.08, 0.08),
  block(0.34, 0.39, -0.14, 0.14),
  block(0.39, 0.43, -0.46, 0.46),
  ...[-0.31, 0.31].map((v) =>
    face([0.43, v - 0.04], [0.465, v - 0.1], [0.465, v + 0.1], [0.43, v + 0.04]),
  ),
  block(0.465, 0.5, -0.5, 0.5),
]

const trackedCarrier: readonly Part[] = [
  ...belts(-0.38, 0.4),
  block(-0.44, -0.24, -0.32, 0.32),
  ...hood(-0.42, -0.28),
  line([-0.44, -0.2], [-0.5, -0.2], [-0.5, -0.08]),
  line([-0.44, 0.2], [-0.5, 0.2], [-0.5, 0.08]),
  face([-0.22, -0.46], [0.36, -0.46], [0.5, -0.34], [0.5, 0.34], [0.36, 0.46], [-0.22, 0.46]),
  line([-0.17, -0.36], [0.32, -0.36], [0.32, 0.36], [-0.17, 0.36], [-0.17, -0.36]),
]

const aerialLift: readonly Part[] = [
  ...belts(-0.26, 0.26),
  block(-0.36, 0.36, -0.3, 0.3),
  block(-0.48, 0.32, -0.12, 0.12),
  line([-0.4, 0], [0.32, 0]),
  block(0.34, 0.5, -0.36, 0.36),
  line([0.34, 0], [0.5, 0]),
]

const scissorLift: readonly Part[] = [
  block(-0.5, 0.5, -0.5, 0.5),
  line([-0.46, -0.42], [0.46, -0.42], [0.46, 0.42], [-0.46, 0.42], [-0.46, -0.42]),
  line([0.1, -0.42], [0.1, 0.42]),
]

const materialLift: readonly Part[] = [
  ...pair(-0.4, 0.46, 0.4, 0.5),
  block(-0.4, -0.3, -0.5, 0.5),
  block(-0.3, -0.14, -0.2, 0.2),
  block(-0.14, -0.1, -0.34, 0.34),
  ...pair(-0.1, 0.5, 0.2, 0.3),
  dark([-0.26, -0.08], [-0.18, -0.08], [-0.18, 0.08], [-0.26, 0.08]),
]

/** Machines from above, their front to the right, cranes without their boom. Gear has no such view. */
export const planParts: Partial<Record<MachineKind, readonly Part[]>> = {
  'spider-crane': crane,
  'crawler-crane': crane,
  'articulated-crane': crane,
  'pick-and-carry-crane': craneOnWheels,
  'glass-robot': glassRobot,
  'tracked-carrier': trackedCarrier,
  'flat-carrier': trackedCarrier,
  'aerial-lift': aerialLift,
  'scissor-lift': scissorLift,
  'mast-lift': scissorLift,
  'material-lift': materialLift,
  'ladder-lift': materialLift,
}
