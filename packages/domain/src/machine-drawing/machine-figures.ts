import type { CraneRow, Lift } from '../crane-selection/lift.ts'

export type MachineKind =
  | 'spider-crane'
  | 'crawler-crane'
  | 'articulated-crane'
  | 'pick-and-carry-crane'
  | 'glass-robot'
  | 'tracked-carrier'
  | 'aerial-lift'
  | 'scissor-lift'
  | 'material-lift'
  | 'vacuum-lifter'
  | 'crane-attachment'
  | 'lifting-accessory'

type Known = number | null | undefined
/** A machine under the names of its technical fields: mm, degrees; absent or null is not known. */
export type DrawnMachine = {
  kind: MachineKind
  length?: Known
  width?: Known
  height?: Known
  length_unfolded?: Known
  width_unfolded?: Known
  slew_deg?: Known
  /** The load chart of the plain crane. */
  rows?: readonly CraneRow[]
  /** Rows that hold only with equipment, such as a jib. */
  equippedRows?: readonly CraneRow[]
}
/** The weight whose area is shown, and the visitor's point when there is one. */
export type AskedDrawing = Pick<Lift, 'weight'> & Partial<Pick<Lift, 'height' | 'radius'>>

export type FigureKey =
  | 'length'
  | 'width'
  | 'height'
  | 'length_unfolded'
  | 'width_unfolded'
  | 'slew_deg'
  | 'askedWeight'
  | 'askedHeight'
  | 'askedRadius'
  | 'maxHeight'
  | 'maxRadius'

/** Said beside the drawing: what is not known is not drawn. */
export type DrawingNote =
  | 'lengthUnknown'
  | 'widthUnknown'
  | 'heightUnknown'
  | 'outriggersUnknown'
  | 'slewUnknown'
  | 'noLoadChart'
  | 'equippedArea'
  | 'tooHeavy'
  | 'pointOutside'
  | 'pointFarOutside'

/** Sizes in metres, null when not known. */
export type MachineSize = {
  length: number | null
  width: number | null
  height: number | null
  footLength: number | null
  footWidth: number | null
}

/** The whole load chart: plain and with equipment. */
export function allRows({ rows = [], equippedRows = [] }: DrawnMachine): readonly CraneRow[] {
  return equippedRows.length === 0 ? rows : [...rows, ...equippedRows]
}

const metres = (mm: Known) => (mm === null || mm === undefined ? null : mm / 1000)

export function sizeOf(machine: DrawnMachine): MachineSize {
  return {
    length: metres(machine.length),
    width: metres(machine.width),
    height: metres(machine.height),
    footLength: metres(machine.length_unfolded),
    footWidth: metres(machine.width_unfolded),
  }
}

const onLegs: readonly MachineKind[] = ['spider-crane', 'articulated-crane']

/** Does this kind of machine stand on outriggers when it lifts? */
export function standsOnLegs(kind: MachineKind): boolean {
  return onLegs.includes(kind)
}

const gear: readonly MachineKind[] = ['vacuum-lifter', 'crane-attachment', 'lifting-accessory']

/** Gear hangs or lies: only its size beside door and person is drawn, by its outline. */
export function isGear(kind: MachineKind): boolean {
  return gear.includes(kind)
}
