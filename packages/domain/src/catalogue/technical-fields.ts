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
/** `column`: filtered or drawn, so it is a typed column; the rest lies in the product's `jsonb`. */
export type TechnicalField = { unit: TechnicalUnit; kind: TechnicalKind; column: boolean }

const column = (unit: TechnicalUnit) => ({ unit, kind: 'number', column: true }) as const
const figure = (unit: TechnicalUnit) => ({ unit, kind: 'number', column: false }) as const
const codes = { unit: null, kind: 'multiselect', column: true } as const
const text = { unit: null, kind: 'text', column: false } as const

/**
 * Every technical field under its API name, in the order of the data table. Where
 * mm or m would do, lengths on the machine are mm and lift heights m. Below the line come
 * further fields of the machines' data sheets.
 */
export const technicalFields = {
  weight: column('kg'),
  total_weight: column('kg'),
  lift_capacity: column('kg'),
  max_load: column('kg'),
  liftheight: column('m'),
  max_range: column('m'),
  workheight_m: column('m'),
  platformheight_m: column('m'),
  length: column('mm'),
  length_unfolded: column('mm'),
  width: column('mm'),
  width_folded: column('mm'),
  width_unfolded: column('mm'),
  height: column('mm'),
  height_unfolded: column('mm'),
  useformaterial: codes,
  material: codes,
  fuel_type: codes,
  ampere: figure('A'),
  persons: column(null),
  pickandcarry: column('kg'),
  towingweight: figure('kg'),
  gripwidth_mm: column('mm'),
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
  course_participant: column(null),
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
  pads: figure(null),
  remote_range_m: figure('m'),
  travel_speed_km_h: figure('km/h'),
} as const satisfies Record<string, TechnicalField>

export type TechnicalFieldName = keyof typeof technicalFields

/** Narrows a name from a template or a highlight; unknown names are nobody's field. */
export function isTechnicalFieldName(name: string): name is TechnicalFieldName {
  return Object.hasOwn(technicalFields, name)
}
