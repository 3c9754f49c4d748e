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
 * `column`: filtered or drawn, so it is a typed column; the rest lies in the product's `jsonb`.
 * `max`: the greatest number, none is below 0; `whole`: without decimals.
 */
export type TechnicalField = {
  unit: TechnicalUnit
  kind: TechnicalKind
  column: boolean
  max?: number
  whole?: true
  filter?: number
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
/** Lists can be narrowed by it; those with the lowest numbers are offered first. */
const filtered = (unit: Measured, filter: number) => ({ ...column(unit), filter }) as const
const figure = (unit: Measured) =>
  ({ unit, kind: 'number', column: false, max: greatest[unit] }) as const
const count = { unit: null, kind: 'number', max: 10_000, whole: true } as const
const codes = { unit: null, kind: 'multiselect', column: true } as const
const text = { unit: null, kind: 'text', column: false } as const

/**
 * Every technical field under its API name, in the order of the data table. Where
 * mm or m would do, lengths on the machine are mm and lift heights m. Below the line come
 * further fields of the machines' data sheets.
 */
export const technicalFields = {
  weight: filtered('kg', 6),
  total_weight: column('kg'),
  lift_capacity: filtered('kg', 1),
  max_load: filtered('kg', 2),
  liftheight: filtered('m', 4),
  max_range: filtered('m', 5),
  workheight_m: filtered('m', 3),
  platformheight_m: filtered('m', 11),
  length: filtered('mm', 9),
  length_unfolded: column('mm'),
  width: filtered('mm', 7),
  width_folded: column('mm'),
  width_unfolded: column('mm'),
  height: filtered('mm', 8),
  height_unfolded: column('mm'),
  useformaterial: codes,
  material: codes,
  fuel_type: codes,
  ampere: figure('A'),
  persons: { ...count, column: true },
  pickandcarry: filtered('kg', 10),
  towingweight: figure('kg'),
  gripwidth_mm: filtered('mm', 12),
  transportheight_mm: figure('mm'),
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
  platform_length: figure('mm'),
  extended_length: figure('mm'),
  extended_width: figure('mm'),
  course_participant: { ...count, column: true },
  course_hours: column('h'),
  course_place: text,
  course_time: { unit: null, kind: 'text', column: true },

  course_prerequisites: { unit: null, kind: 'multiselect', column: false },
  course_validity: figure('year'),
  platform_width: figure('mm'),
  liftheight_jib: figure('m'),
  max_range_jib: figure('m'),
  lift_moment: figure('tm'),
  counterweight: figure('kg'),
  outrigger_load: figure('kg'),
  ground_pressure: figure('kg/cm2'),
  slew_deg: figure('deg'),
  tilt_deg: figure('deg'),
  rotation_deg: figure('deg'),
  climb_deg: figure('deg'),
  pads: { ...count, column: false },
  remote_range_m: figure('m'),
  travel_speed_km_h: figure('km/h'),
} as const satisfies Record<string, TechnicalField>

export type TechnicalFieldName = keyof typeof technicalFields

/** Narrows a name from a template or a highlight; unknown names are nobody's field. */
export function isTechnicalFieldName(name: string): name is TechnicalFieldName {
  return Object.hasOwn(technicalFields, name)
}

/** What is wrong with a value that is to be stored in a field, if anything. */
export function technicalFault(
  name: TechnicalFieldName,
  value: unknown,
): 'format' | 'min' | 'max' | null {
  const { kind, max = 0, whole }: TechnicalField = technicalFields[name]
  if (kind === 'text') return typeof value === 'string' ? null : 'format'
  if (kind !== 'number') return Array.isArray(value) ? null : 'format'
  if (typeof value !== 'number' || (whole && !Number.isInteger(value))) return 'format'
  if (value < 0) return 'min'
  return value > max ? 'max' : null
}
