import type { GearKind } from './gear-kind.ts'
import { groundGear } from './ground-gear.ts'
import { block, dark, disc, face, line, oval, type Part } from './parts.ts'
import { vacuumParts } from './vacuum-parts.ts'

const eye = (v: number, half: number): Part[] => [
  oval([0, v], half, half),
  oval([0, v], half / 2, half / 2),
]

/** A chain from the top ring to a hook, as links. */
function chain(to: number): Part[] {
  const links = 8
  const along = Array.from({ length: links }, (_, index) => (index + 0.5) / links)
  return [
    ...along.map((share) => disc(to * share, 0.88 - 0.74 * share, 0.028)),
    face([to - 0.03, 0.14], [to + 0.03, 0.14], [to + 0.06, 0.04], [to, 0], [to - 0.06, 0.04]),
  ]
}

const shackle: Part[] = [
  oval([0, 0.55], 0.5, 0.45),
  oval([0, 0.55], 0.32, 0.3),
  face([-0.32, 0.08], [-0.32, 0.55], [0.32, 0.55], [0.32, 0.08]),
  block(-0.5, -0.3, 0, 0.3),
  block(0.3, 0.5, 0, 0.3),
  block(-0.5, 0.5, 0.09, 0.21),
  line([0.4, 0.09], [0.4, 0.21]),
]

const hook: Part[] = [
  ...eye(0.87, 0.13),
  block(-0.22, 0.22, 0.5, 0.76),
  line([-0.12, 0.63], [0.12, 0.63]),
  face(
    [-0.1, 0.5],
    [0.1, 0.5],
    [0.16, 0.42],
    [0.4, 0.34],
    [0.5, 0.18],
    [0.36, 0.04],
    [0.08, 0],
    [-0.24, 0.03],
    [-0.42, 0.14],
    [-0.46, 0.27],
    [-0.3, 0.24],
    [-0.18, 0.15],
    [0.06, 0.12],
    [0.24, 0.18],
    [0.22, 0.27],
    [0.02, 0.32],
    [-0.1, 0.42],
  ),
]

const jib: Part[] = [
  face([-0.5, 0.1], [-0.5, 0.95], [-0.4, 1], [0.42, 0.72], [0.42, 0.42], [-0.4, 0.05]),
  line([-0.4, 0.95], [-0.25, 0.14], [-0.1, 0.88], [0.06, 0.24], [0.2, 0.78], [0.34, 0.42]),
  disc(-0.45, 0.5, 0.09),
  block(0.4, 0.47, 0.36, 0.78),
  oval([0.46, 0.5], 0.04, 0.22),
  line([0.48, 0.4], [0.48, 0.16]),
  dark([0.46, 0.16], [0.5, 0.16], [0.5, 0], [0.46, 0]),
]

const grab: Part[] = [
  ...eye(0.93, 0.07),
  block(-0.12, 0.12, 0.66, 0.86),
  block(-0.36, 0.36, 0.54, 0.66),
  ...[-1, 1].map((side) =>
    face(
      [side * 0.3, 0.6],
      [side * 0.5, 0.36],
      [side * 0.3, 0],
      [side * 0.22, 0.04],
      [side * 0.36, 0.36],
      [side * 0.2, 0.54],
    ),
  ),
  disc(-0.3, 0.59, 0.03),
  disc(0.3, 0.59, 0.03),
]

const suctionCup: Part[] = [
  face([-0.5, 0], [-0.46, 0.22], [0.46, 0.22], [0.5, 0]),
  line([-0.48, 0.08], [0.48, 0.08]),
  block(-0.36, 0.36, 0.22, 0.5),
  face([-0.3, 0.5], [-0.24, 0.92], [-0.1, 1], [0.1, 1], [0.24, 0.92], [0.3, 0.5]),
  face([-0.18, 0.5], [-0.14, 0.8], [0.14, 0.8], [0.18, 0.5]),
  dark([-0.3, 0.3], [-0.2, 0.3], [-0.2, 0.42], [-0.3, 0.42]),
]

const roundSling: Part[] = [
  oval([0, 0.5], 0.5, 0.5),
  oval([0, 0.5], 0.42, 0.42),
  block(-0.52, -0.4, 0.38, 0.62),
]

const webSling: Part[] = [
  oval([-0.4, 0.5], 0.1, 0.5),
  oval([-0.4, 0.5], 0.06, 0.24),
  oval([0.4, 0.5], 0.1, 0.5),
  oval([0.4, 0.5], 0.06, 0.24),
  block(-0.34, 0.34, 0.22, 0.78),
  line([-0.34, 0.4], [-0.2, 0.4]),
  line([-0.34, 0.6], [-0.2, 0.6]),
  line([0.2, 0.4], [0.34, 0.4]),
  line([0.2, 0.6], [0.34, 0.6]),
]

const liftingBeam: Part[] = [
  ...eye(0.92, 0.08),
  line([-0.42, 0.4], [0, 0.86], [0.42, 0.4]),
  block(-0.5, 0.5, 0.22, 0.4),
  line([-0.5, 0.27], [0.5, 0.27]),
  line([-0.5, 0.35], [0.5, 0.35]),
  ...[-0.45, 0.45].flatMap((u) => [disc(u, 0.1, 0.09), line([u, 0.22], [u, 0.12])]),
]

const palletFork: Part[] = [
  block(-0.5, -0.38, 0.06, 0.95),
  face([-0.5, 0.95], [-0.38, 0.84], [0.2, 0.9], [0.2, 0.96], [-0.44, 1]),
  oval([0.12, 0.92], 0.05, 0.04),
  face([-0.5, 0], [-0.5, 0.1], [0.4, 0.06], [0.5, 0]),
  block(-0.3, 0.44, 0.12, 0.18),
  line([-0.38, 0.4], [-0.46, 0.4]),
  line([-0.38, 0.7], [-0.46, 0.7]),
]

const manBasket: Part[] = [
  face([-0.5, 0.04], [-0.5, 0.34], [0.5, 0.34], [0.5, 0.04]),
  line([-0.5, 0.34], [-0.5, 0.72], [0.5, 0.72], [0.5, 0.34]),
  line([-0.5, 0.54], [0.5, 0.54]),
  line([-0.18, 0.34], [-0.18, 0.72]),
  line([0.18, 0.34], [0.18, 0.72]),
  line([-0.44, 0.72], [0, 0.94], [0.44, 0.72]),
  oval([0, 0.95], 0.05, 0.05),
  block(-0.5, 0.5, 0, 0.06),
]

/** Gear without a drawing of its own: its size with the corners joined. */
const plain: Part[] = [block(-0.5, 0.5, 0, 1), line([-0.5, 0], [0.5, 1]), line([-0.5, 1], [0.5, 0])]

/** Gear in shares of its box; a vacuum lifter has the usual number of pads. */
export const gearParts: Record<GearKind, readonly Part[]> = {
  'vacuum-lifter': vacuumParts({ pads: 4, length: 1.6, height: 1 }),
  'suction-cup': suctionCup,
  jib,
  grab,
  hook,
  shackle,
  'round-sling': roundSling,
  'web-sling': webSling,
  'two-leg-sling': [...eye(0.94, 0.06), ...chain(-0.4), ...chain(0.4)],
  'four-leg-sling': [...eye(0.94, 0.06), ...[-0.45, -0.16, 0.16, 0.45].flatMap(chain)],
  'lifting-beam': liftingBeam,
  'pallet-fork': palletFork,
  'man-basket': manBasket,
  ...groundGear,
  'crane-attachment': jib,
  'lifting-accessory': plain,
}
