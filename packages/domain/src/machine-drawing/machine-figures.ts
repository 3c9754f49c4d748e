import type { StoredFigure } from '../catalogue/stored-figure.ts'
import type { TechnicalFieldName } from '../catalogue/technical-fields.ts'
import { type ConfiguredChart, drawnRows } from '../crane-selection/configurations.ts'
import type { CraneRow, Lift } from '../crane-selection/lift.ts'
import type { GearKind } from './gear-kind.ts'
import { gearParts } from './gear-parts.ts'

export type MachineKind =
  | 'spider-crane'
  | 'crawler-crane'
  | 'articulated-crane'
  | 'pick-and-carry-crane'
  | 'glass-robot'
  | 'tracked-carrier'
  | 'flat-carrier'
  | 'aerial-lift'
  | 'scissor-lift'
  | 'mast-lift'
  | 'material-lift'
  | 'ladder-lift'
  | GearKind

/** The technical fields that a machine is drawn from: mm and degrees. */
const drawnFields = [
  'length',
  'width',
  'height',
  'length_unfolded',
  'width_unfolded',
  'slew_deg',
] as const satisfies TechnicalFieldName[]
type DrawnField = (typeof drawnFields)[number]
/** The figures of a crane besides its load chart: for the drawing, and for its ground. */
export const craneFigureFields = [
  ...drawnFields,
  'climb_deg',
  'ground_pressure',
  'outrigger_load',
] as const satisfies TechnicalFieldName[]

/** Some of a product's technical fields; null when not a number. */
export function figuresOf<Name extends string>(
  fields: { readonly [Field in Name]?: unknown },
  names: readonly Name[],
): Record<Name, number | null> {
  const known = names.map((name) => {
    const value: unknown = fields[name]
    return [name, typeof value === 'number' ? value : null]
  })
  return Object.fromEntries(known) as Record<Name, number | null>
}

/** A machine by the names of its technical fields; absent or null when unknown. */
export type DrawnMachine = { readonly [Field in DrawnField]?: StoredFigure } & {
  kind: MachineKind
  /** The load chart of the plain crane. */
  rows?: readonly CraneRow[]
  /** Rows that need equipment, such as a jib. */
  equippedRows?: readonly CraneRow[]
}

/** A machine of this kind with the figures that it is drawn from. */
export function drawnMachine(
  kind: MachineKind,
  fields: { readonly [Field in DrawnField]?: unknown },
  chart: ConfiguredChart,
): DrawnMachine {
  return { kind, ...figuresOf(fields, drawnFields), ...drawnRows(chart) }
}

/** The weight of the working range, and optionally the visitor's point. */
export type DrawingRequest = Pick<Lift, 'weight'> & Partial<Pick<Lift, 'height' | 'radius'>>

export type FigureKey =
  | DrawnField
  | 'askedWeight'
  | 'askedHeight'
  | 'askedRadius'
  | 'maxHeight'
  | 'maxRadius'

/** Notes beside the drawing about what is not drawn. */
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

const metres = (mm: StoredFigure) => (mm == null ? null : mm / 1000)

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

/** Whether this kind of machine lifts on outriggers. */
export function standsOnLegs(kind: MachineKind): boolean {
  return onLegs.includes(kind)
}

/** Whether only the size of the kind is drawn, beside door and person. */
export function isGear(kind: MachineKind): kind is GearKind {
  return Object.hasOwn(gearParts, kind)
}
