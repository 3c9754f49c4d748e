import type { MachineKind } from './machine-figures.ts'

type Size = { length: number; height: number }

/** The usual size of machines of a kind, metres, for machines of unknown size. */
export const usualSize: Record<MachineKind, Size> = {
  'spider-crane': { length: 2.9, height: 1.6 },
  'crawler-crane': { length: 3.4, height: 2 },
  'articulated-crane': { length: 3.2, height: 1.8 },
  'pick-and-carry-crane': { length: 2.4, height: 1.6 },
  'glass-robot': { length: 2, height: 1.4 },
  'tracked-carrier': { length: 2, height: 1.3 },
  'flat-carrier': { length: 2, height: 1.2 },
  'aerial-lift': { length: 4.2, height: 2 },
  'scissor-lift': { length: 2, height: 2 },
  'mast-lift': { length: 2, height: 2 },
  'material-lift': { length: 1.6, height: 2 },
  'ladder-lift': { length: 4, height: 1.6 },
  'vacuum-lifter': { length: 1.6, height: 1 },
  'suction-cup': { length: 0.3, height: 0.2 },
  jib: { length: 1.8, height: 0.5 },
  grab: { length: 0.9, height: 1.1 },
  hook: { length: 0.1, height: 0.2 },
  shackle: { length: 0.1, height: 0.12 },
  'round-sling': { length: 0.5, height: 1.6 },
  'web-sling': { length: 1.6, height: 0.24 },
  'two-leg-sling': { length: 1, height: 1.4 },
  'four-leg-sling': { length: 1.2, height: 1.4 },
  'lifting-beam': { length: 1.6, height: 0.9 },
  'pallet-fork': { length: 1.3, height: 1.9 },
  'man-basket': { length: 1.2, height: 1.4 },
  'glass-trolley': { length: 1.2, height: 1.3 },
  'machine-skates': { length: 1.2, height: 0.4 },
  'outrigger-pad': { length: 0.75, height: 0.3 },
  'road-plate': { length: 3, height: 0.7 },
  ramp: { length: 2.5, height: 0.5 },
  'crane-attachment': { length: 1.8, height: 0.5 },
  'lifting-accessory': { length: 1, height: 0.7 },
}
