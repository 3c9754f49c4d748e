import { isOptionField, optionKey } from './options.ts'

export type TechnicalUnit =
  | 'kg'
  | 'm'
  | 'mm'
  | 'deg'
  | 'A'
  | 'h'
  | 'tm'
  | 'km/h'
  | 'kg/cm2'
  | 'year'
  | null
export type TechnicalKind = 'number' | 'text' | 'select' | 'multiselect'
/**
 * `column`: stored in a typed column, since it is filtered or drawn; other fields are in `jsonb`.
 * `max`: the largest number; `orZero`: 0 is a value, such as "no counterweight", while no machine
 * weighs 0 kg; `whole`: no decimals. `filter`: its priority as a filter. `better`: which value a
 * comparison marks; absent where it depends on the job.
 */
export type TechnicalField = {
  unit: TechnicalUnit
  kind: TechnicalKind
  column: boolean
  max?: number
  orZero?: true
  whole?: true
  filter?: number
  better?: 'more' | 'less'
}

const greatest = {
  kg: 1_000_000,
  m: 1_000,
  mm: 1_000_000,
  deg: 360,
  A: 10_000,
  h: 10_000,
  tm: 100_000,
  'km/h': 500,
  'kg/cm2': 10_000,
  year: 100,
} as const
type Measured = keyof typeof greatest

const column = (unit: Measured) =>
  ({ unit, kind: 'number', column: true, max: greatest[unit] }) as const
/** A field that lists can be filtered by; lower numbers come first. */
const filtered = (unit: Measured, filter: number) => ({ ...column(unit), filter }) as const
const figure = (unit: Measured) =>
  ({ unit, kind: 'number', column: false, max: greatest[unit] }) as const
const mayBeZero = { orZero: true } as const
const count = { unit: null, kind: 'number', max: 10_000, whole: true, ...mayBeZero } as const
const codes = { unit: null, kind: 'multiselect', column: true } as const
const text = { unit: null, kind: 'text', column: false } as const
const more = { better: 'more' } as const
const less = { better: 'less' } as const

/**
 * The technical fields by API name, in the order of the data table. Lengths of the machine are in mm,
 * lift heights in m. The fields after the blank line are from data sheets.
 */
export const technicalFields = {
  weight: { ...filtered('kg', 6), ...less },
  total_weight: { ...column('kg'), ...less },
  lift_capacity: { ...filtered('kg', 1), ...more },
  max_load: { ...filtered('kg', 2), ...more },
  liftheight: { ...filtered('m', 4), ...more },
  max_range: { ...filtered('m', 5), ...more },
  workheight_m: { ...filtered('m', 3), ...more },
  platformheight_m: { ...filtered('m', 11), ...more },
  length: { ...filtered('mm', 9), ...less },
  length_unfolded: { ...column('mm'), ...less },
  width: { ...filtered('mm', 7), ...less },
  width_folded: { ...column('mm'), ...less },
  width_unfolded: { ...column('mm'), ...less },
  height: { ...filtered('mm', 8), ...less },
  height_unfolded: { ...column('mm'), ...less },
  useformaterial: codes,
  material: codes,
  fuel_type: codes,
  ampere: { ...figure('A'), ...mayBeZero },
  persons: { ...count, column: true, ...more },
  pickandcarry: { ...filtered('kg', 10), ...more, ...mayBeZero },
  towingweight: { ...figure('kg'), ...mayBeZero },
  gripwidth_mm: filtered('mm', 12),
  transportheight_mm: { ...figure('mm'), ...less },
  transportwidth_min_mm: figure('mm'),
  transportwidth_med_mm: figure('mm'),
  transportwidth_max_mm: figure('mm'),
  transportlength_min_mm: figure('mm'),
  transportlength_med_mm: figure('mm'),
  transportlength_max_mm: figure('mm'),
  workwidth_min_mm: figure('mm'),
  workwidth_med_mm: figure('mm'),
  workwidth_max_mm: figure('mm'),
  worklength_min_mm: figure('mm'),
  worklength_med_mm: figure('mm'),
  worklength_max_mm: figure('mm'),
  platform_length: { ...figure('mm'), ...more },
  extended_length: figure('mm'),
  extended_width: figure('mm'),
  course_participant: { ...count, column: true },
  course_hours: { ...column('h'), ...mayBeZero },
  course_place: text,
  course_time: { unit: null, kind: 'text', column: true },

  course_prerequisites: { unit: null, kind: 'multiselect', column: false },
  course_validity: { ...figure('year'), ...mayBeZero },
  platform_width: { ...figure('mm'), ...more },
  liftheight_jib: { ...figure('m'), ...more },
  max_range_jib: { ...figure('m'), ...more },
  lift_moment: { ...figure('tm'), ...more },
  counterweight: { ...figure('kg'), ...mayBeZero },
  outrigger_load: { ...figure('kg'), ...less },
  ground_pressure: { ...figure('kg/cm2'), ...less },
  slew_deg: { ...figure('deg'), ...more, ...mayBeZero },
  tilt_deg: { ...figure('deg'), ...mayBeZero },
  rotation_deg: { ...figure('deg'), ...mayBeZero },
  climb_deg: { ...figure('deg'), ...more },
  pads: { ...count, column: false },
  remote_range_m: { ...figure('m'), ...more, ...mayBeZero },
  travel_speed_km_h: { ...figure('km/h'), ...more, ...mayBeZero },
  battery_hours: { ...figure('h'), ...more, ...mayBeZero },
  charging_hours: { ...figure('h'), ...less },
} as const satisfies Record<string, TechnicalField>

export type TechnicalFieldName = keyof typeof technicalFields

export function isTechnicalFieldName(name: string): name is TechnicalFieldName {
  return Object.hasOwn(technicalFields, name)
}

/** The violation of a value for a field, or null. */
export function technicalFault(
  name: TechnicalFieldName,
  value: unknown,
): 'format' | 'zero' | 'min' | 'max' | null {
  const { kind, max = 0, orZero, whole }: TechnicalField = technicalFields[name]
  if (kind === 'text') return typeof value === 'string' ? null : 'format'
  if (kind !== 'number') return isCodesOf(name, value) ? null : 'format'
  if (typeof value !== 'number' || (whole && !Number.isInteger(value))) return 'format'
  if (value < 0) return 'min'
  if (value === 0 && !orZero) return 'zero'
  return value > max ? 'max' : null
}

function isCodesOf(name: TechnicalFieldName, value: unknown): boolean {
  if (!Array.isArray(value) || !isOptionField(name)) return false
  return value.every((code) => typeof code === 'number' && optionKey(name, code) !== null)
}
