import type { MachineKind } from './machine-figures.ts'
import { block, dark, face, line, type Part, track, wheel } from './parts.ts'
import type { Point } from './shapes.ts'

/** A crane from the side: the carrier, the boom's pivot, and the boom in transport position. */
export type CraneParts = {
  carrier: readonly Part[]
  pivot: Point
  cylinderFoot: Point
  stowedBoom: readonly Part[]
  /** Where an outrigger leaves the chassis, share of the length and of the height. */
  legRoot: Point
}

const louvres = (left: number, right: number, bottom: number, top: number): Part[] =>
  [0.25, 0.5, 0.75].map((share) => {
    const v = bottom + (top - bottom) * share
    return line([left, v], [right, v])
  })

const spider: CraneParts = {
  carrier: [
    track(-0.32, 0.32, 0.25),
    face([-0.43, 0.23], [-0.46, 0.27], [-0.46, 0.35], [0.46, 0.35], [0.46, 0.27], [0.43, 0.23]),
    face([-0.42, 0.35], [-0.42, 0.56], [-0.38, 0.62], [-0.17, 0.62], [-0.15, 0.35]),
    ...louvres(-0.39, -0.25, 0.37, 0.6),
    face([-0.13, 0.35], [-0.11, 0.46], [0.11, 0.46], [0.13, 0.35]),
    line([-0.12, 0.4], [0.12, 0.4]),
    face([-0.11, 0.46], [-0.14, 0.78], [-0.06, 0.82], [0.0, 0.72], [0.06, 0.46]),
  ],
  pivot: [-0.095, 0.74],
  cylinderFoot: [0.05, 0.52],
  stowedBoom: [
    block(-0.13, 0.46, 0.76, 0.98),
    line([-0.13, 0.82], [0.46, 0.82]),
    line([0.4, 0.76], [0.4, 0.98]),
    face([0.46, 0.8], [0.5, 0.8], [0.5, 0.95], [0.46, 0.95]),
    dark([0.47, 0.8], [0.49, 0.8], [0.49, 0.7], [0.47, 0.7]),
  ],
  legRoot: [0.4, 0.33],
}

const crawler: CraneParts = {
  carrier: [
    track(-0.34, 0.3, 0.26),
    block(-0.14, 0.1, 0.26, 0.31),
    face([-0.4, 0.31], [-0.43, 0.36], [-0.43, 0.58], [-0.38, 0.66], [-0.06, 0.66], [-0.06, 0.31]),
    ...louvres(-0.4, -0.3, 0.36, 0.6),
    line([-0.27, 0.31], [-0.27, 0.66]),
    face([-0.06, 0.31], [0.15, 0.31], [0.19, 0.42], [0.19, 0.7], [0.13, 1], [-0.06, 1]),
    line([0.03, 0.31], [0.03, 0.98]),
    line([0.05, 0.62], [0.17, 0.62], [0.17, 0.7], [0.115, 0.95], [0.05, 0.95], [0.05, 0.62]),
    line([-0.04, 0.62], [0.01, 0.62], [0.01, 0.95], [-0.04, 0.95], [-0.04, 0.62]),
  ],
  pivot: [-0.15, 0.58],
  cylinderFoot: [-0.02, 0.4],
  stowedBoom: [
    block(-0.18, 0.45, 0.5, 0.64),
    line([0.2, 0.5], [0.2, 0.64]),
    block(0.45, 0.5, 0.52, 0.62),
    dark([0.47, 0.52], [0.49, 0.52], [0.49, 0.42], [0.47, 0.42]),
  ],
  legRoot: [0.4, 0.3],
}

const articulated: CraneParts = {
  carrier: [
    track(-0.38, 0.38, 0.24),
    face([-0.48, 0.24], [-0.5, 0.28], [-0.5, 0.38], [0.5, 0.38], [0.5, 0.28], [0.48, 0.24]),
    face([-0.46, 0.38], [-0.46, 0.66], [-0.42, 0.72], [-0.16, 0.72], [-0.14, 0.38]),
    ...louvres(-0.43, -0.24, 0.42, 0.7),
    block(0.16, 0.44, 0.38, 0.54),
    line([0.3, 0.38], [0.3, 0.54]),
    face([-0.11, 0.38], [-0.09, 0.48], [0.09, 0.48], [0.11, 0.38]),
    face([-0.06, 0.48], [-0.05, 0.86], [0.01, 0.9], [0.07, 0.8], [0.07, 0.48]),
  ],
  pivot: [-0.01, 0.82],
  cylinderFoot: [0.05, 0.54],
  stowedBoom: [
    face([-0.05, 0.78], [-0.05, 0.9], [0.36, 0.98], [0.37, 0.88]),
    face([0.42, 1], [0.46, 0.92], [0.0, 0.6], [-0.03, 0.66]),
    line([0.05, 0.68], [0.4, 0.93]),
  ],
  legRoot: [0.42, 0.36],
}

const pickAndCarry: CraneParts = {
  carrier: [
    wheel(-0.3, 0.17, 0.17),
    face(
      [-0.5, 0.14],
      [-0.5, 0.56],
      [-0.45, 0.64],
      [-0.12, 0.64],
      [-0.02, 0.36],
      [0.36, 0.3],
      [0.38, 0.14],
    ),
    ...louvres(-0.46, -0.32, 0.34, 0.6),
    line([-0.22, 0.14], [-0.22, 0.64]),
    wheel(0.26, 0.13, 0.13),
    face([-0.3, 0.64], [-0.29, 0.8], [-0.2, 0.84], [-0.12, 0.64]),
  ],
  pivot: [-0.24, 0.76],
  cylinderFoot: [-0.04, 0.42],
  stowedBoom: [
    face([-0.28, 0.72], [-0.28, 0.86], [0.46, 1], [0.47, 0.88]),
    line([0.1, 0.8], [0.09, 0.92]),
    dark([0.45, 0.88], [0.49, 0.88], [0.48, 0.76], [0.46, 0.76]),
  ],
  legRoot: [0.3, 0.3],
}

export const craneParts: Partial<Record<MachineKind, CraneParts>> = {
  'spider-crane': spider,
  'crawler-crane': crawler,
  'articulated-crane': articulated,
  'pick-and-carry-crane': pickAndCarry,
}
