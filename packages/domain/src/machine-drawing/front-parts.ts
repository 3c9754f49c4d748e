import { gearParts } from './gear-parts.ts'
import type { MachineKind } from './machine-figures.ts'
import { block, dark, face, line, type Part, wheel } from './parts.ts'

const grousers: Part[] = [0.06, 0.125, 0.19].flatMap((v) => [
  line([-0.5, v], [-0.26, v]),
  line([0.26, v], [0.5, v]),
])
const tracks: Part[] = [block(-0.5, -0.26, 0, 0.25), block(0.26, 0.5, 0, 0.25), ...grousers]

const onTracks: readonly Part[] = [
  ...tracks,
  face([-0.4, 0.22], [-0.4, 0.56], [-0.34, 0.62], [0.34, 0.62], [0.4, 0.56], [0.4, 0.22]),
  line([-0.3, 0.28], [0.3, 0.28], [0.3, 0.5], [-0.3, 0.5], [-0.3, 0.28]),
  face([-0.16, 0.5], [-0.14, 0.74], [0.14, 0.74], [0.16, 0.5]),
  block(-0.15, 0.15, 0.74, 1),
  line([-0.1, 0.79], [0.1, 0.79], [0.1, 0.95], [-0.1, 0.95], [-0.1, 0.79]),
]

const withCab: readonly Part[] = [
  ...tracks,
  face([-0.42, 0.24], [-0.42, 0.66], [0.42, 0.66], [0.42, 0.24]),
  face([-0.44, 0.3], [-0.44, 0.94], [-0.4, 1], [-0.06, 1], [-0.04, 0.94], [-0.04, 0.3]),
  line([-0.39, 0.6], [-0.09, 0.6], [-0.1, 0.94], [-0.38, 0.94], [-0.39, 0.6]),
  block(0.06, 0.26, 0.46, 0.76),
  line([0.1, 0.5], [0.22, 0.5], [0.22, 0.72], [0.1, 0.72], [0.1, 0.5]),
]

const onWheels: readonly Part[] = [
  block(-0.5, -0.36, 0, 0.32),
  block(0.36, 0.5, 0, 0.32),
  face([-0.4, 0.14], [-0.4, 0.56], [-0.35, 0.62], [0.35, 0.62], [0.4, 0.56], [0.4, 0.14]),
  line([-0.4, 0.3], [0.4, 0.3]),
  face([-0.15, 0.5], [-0.12, 0.78], [0.12, 0.78], [0.15, 0.5]),
  block(-0.13, 0.13, 0.76, 1),
  line([-0.08, 0.8], [0.08, 0.8], [0.08, 0.96], [-0.08, 0.96], [-0.08, 0.8]),
]

const tub: readonly Part[] = [
  ...tracks,
  block(-0.34, 0.34, 0.24, 0.4),
  face([-0.38, 0.4], [-0.46, 0.86], [0.46, 0.86], [0.38, 0.4]),
  line([-0.42, 0.8], [0.42, 0.8]),
  line([-0.2, 0.86], [-0.2, 1], [-0.08, 1]),
  line([0.2, 0.86], [0.2, 1], [0.08, 1]),
]

const flatBed: readonly Part[] = [
  ...tracks,
  block(-0.34, 0.34, 0.24, 0.44),
  block(-0.5, 0.5, 0.44, 0.56),
  line([-0.48, 0.56], [-0.48, 0.7], [0.48, 0.7], [0.48, 0.56]),
  block(-0.26, 0.26, 0.56, 0.84),
  line([-0.2, 0.84], [-0.24, 1], [0.24, 1], [0.2, 0.84]),
]

const glassFrame: readonly Part[] = [
  block(-0.5, -0.36, 0, 0.28),
  block(0.36, 0.5, 0, 0.28),
  block(-0.36, 0.36, 0.14, 0.58),
  block(-0.11, 0.11, 0.3, 0.98),
  ...[0.3, 0.58, 0.86].map((v) => block(-0.46, 0.46, v, v + 0.05)),
  block(-0.34, -0.28, 0.2, 1),
  block(0.28, 0.34, 0.2, 1),
  ...[0.325, 0.605, 0.885].flatMap((v) => [wheel(-0.31, v, 0.07), wheel(0.31, v, 0.07)]),
]

const basket: readonly Part[] = [
  ...tracks,
  face([-0.4, 0.22], [-0.4, 0.42], [0.4, 0.42], [0.4, 0.22]),
  block(-0.14, 0.14, 0.42, 0.62),
  block(-0.4, 0.4, 0.5, 0.56),
  line([-0.4, 0.56], [-0.4, 1], [0.4, 1], [0.4, 0.56]),
  line([-0.4, 0.78], [0.4, 0.78]),
  line([0, 0.56], [0, 1]),
]

const platform: readonly Part[] = [
  dark([-0.46, 0], [-0.34, 0], [-0.34, 0.16], [-0.46, 0.16]),
  dark([0.34, 0], [0.46, 0], [0.46, 0.16], [0.34, 0.16]),
  block(-0.5, 0.5, 0.12, 0.3),
  line([-0.36, 0.3], [-0.36, 0.5]),
  line([0.36, 0.3], [0.36, 0.5]),
  block(-0.5, 0.5, 0.5, 0.56),
  line([-0.5, 0.56], [-0.5, 1], [0.5, 1], [0.5, 0.56]),
  line([-0.5, 0.78], [0.5, 0.78]),
]

const mast: readonly Part[] = [
  wheel(-0.44, 0.03, 0.03),
  wheel(0.44, 0.03, 0.03),
  block(-0.5, 0.5, 0.06, 0.1),
  block(-0.2, 0.2, 0.1, 1),
  block(-0.13, 0.13, 0.12, 0.97),
  line([0, 0.12], [0, 0.97]),
  block(-0.36, 0.36, 0.24, 0.34),
  dark([-0.32, 0.16], [-0.22, 0.16], [-0.22, 0.2], [-0.32, 0.2]),
  dark([0.22, 0.16], [0.32, 0.16], [0.32, 0.2], [0.22, 0.2]),
]

/** A machine seen from the front in its transport size. */
export const frontParts: Record<MachineKind, readonly Part[]> = {
  'spider-crane': onTracks,
  'crawler-crane': withCab,
  'articulated-crane': onTracks,
  'pick-and-carry-crane': onWheels,
  'glass-robot': glassFrame,
  'tracked-carrier': tub,
  'flat-carrier': flatBed,
  'aerial-lift': basket,
  'scissor-lift': platform,
  'mast-lift': platform,
  'material-lift': mast,
  'ladder-lift': mast,
  ...gearParts,
}
