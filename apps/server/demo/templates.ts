import type { TechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import { technicalFields } from '@minikran/domain/catalogue/technical-fields'

export type Kind =
  | 'mini-crane'
  | 'pick-and-carry'
  | 'glass-robot'
  | 'vacuum-lifter'
  | 'tracked-carrier'
  | 'tracked-lift'
  | 'mast-lift'
  | 'material-lift'
  | 'crane-attachment'
  | 'lifting-accessory'
  | 'course'

type Fields = readonly TechnicalFieldName[]
/** Which fields a kind of product has, and the four that a card shows first. */
export type DemoTemplate = {
  kind: Kind
  title: string
  highlights: readonly [
    TechnicalFieldName,
    TechnicalFieldName,
    TechnicalFieldName,
    TechnicalFieldName,
  ]
  fields: Fields
}

const size: Fields = ['weight', 'length', 'width', 'height']
const power = ['fuel_type', 'battery_hours', 'charging_hours'] as const
const unfolded: Fields = ['width_unfolded', 'length_unfolded']

export const demoTemplates: DemoTemplate[] = [
  {
    kind: 'mini-crane',
    title: 'Minikran',
    highlights: ['lift_capacity', 'liftheight', 'max_range', 'width'],
    fields: [
      ...([
        'lift_capacity',
        'liftheight',
        'max_range',
        'liftheight_jib',
        'max_range_jib',
        'lift_moment',
        'pickandcarry',
      ] as const),
      ...size,
      ...unfolded,
      ...(['total_weight', 'counterweight', 'outrigger_load', 'ground_pressure'] as const),
      ...(['slew_deg', ...power] as const),
    ],
  },
  {
    kind: 'pick-and-carry',
    title: 'Pick and carry-kran',
    highlights: ['lift_capacity', 'pickandcarry', 'liftheight', 'width'],
    fields: [
      ...(['lift_capacity', 'pickandcarry', 'liftheight', 'max_range', 'lift_moment'] as const),
      ...size,
      ...(['total_weight', 'counterweight', 'ground_pressure', 'slew_deg'] as const),
      ...(['useformaterial', ...power] as const),
    ],
  },
  {
    kind: 'glass-robot',
    title: 'Glasrobot',
    highlights: ['lift_capacity', 'liftheight', 'max_range', 'width'],
    fields: [
      ...(['lift_capacity', 'liftheight', 'max_range', 'useformaterial', 'pads'] as const),
      ...size,
      ...(['counterweight', 'travel_speed_km_h', 'climb_deg', 'fuel_type'] as const),
    ],
  },
  {
    kind: 'vacuum-lifter',
    title: 'Vakuumlyft',
    highlights: ['lift_capacity', 'weight', 'useformaterial', 'pads'],
    fields: [
      ...(['lift_capacity', 'useformaterial', 'pads', 'tilt_deg', 'rotation_deg'] as const),
      ...(['liftheight', 'max_range'] as const),
      ...size,
      ...(['total_weight', 'fuel_type'] as const),
    ],
  },
  {
    kind: 'tracked-carrier',
    title: 'Bandtransportör',
    highlights: ['max_load', 'width', 'length', 'weight'],
    fields: [
      'max_load',
      ...size,
      ...(['platform_length', 'platform_width', 'travel_speed_km_h', 'fuel_type'] as const),
    ],
  },
  {
    kind: 'tracked-lift',
    title: 'Bandlift',
    highlights: ['workheight_m', 'max_range', 'width', 'persons'],
    fields: [
      ...(['workheight_m', 'platformheight_m', 'max_range', 'max_load', 'persons'] as const),
      ...size,
      ...unfolded,
      ...(['platform_length', 'platform_width', 'climb_deg', 'fuel_type'] as const),
    ],
  },
  {
    kind: 'mast-lift',
    title: 'Saxlift och mastlift',
    highlights: ['workheight_m', 'platformheight_m', 'width', 'max_load'],
    fields: [
      ...(['workheight_m', 'platformheight_m', 'max_range', 'max_load', 'persons'] as const),
      ...size,
      'fuel_type',
    ],
  },
  {
    kind: 'material-lift',
    title: 'Materiallyft',
    highlights: ['lift_capacity', 'liftheight', 'weight', 'width'],
    fields: ['lift_capacity', 'liftheight', ...size, 'fuel_type'],
  },
  {
    kind: 'crane-attachment',
    title: 'Kranredskap',
    highlights: ['lift_capacity', 'weight', 'length', 'rotation_deg'],
    fields: [
      ...(['lift_capacity', 'liftheight', 'max_range', 'gripwidth_mm', 'useformaterial'] as const),
      ...size,
      ...(['length_unfolded', 'rotation_deg', 'tilt_deg'] as const),
    ],
  },
  {
    kind: 'lifting-accessory',
    title: 'Lyfttillbehör',
    highlights: ['lift_capacity', 'max_load', 'weight', 'length'],
    fields: [
      ...(['lift_capacity', 'max_load', 'material', 'useformaterial', 'persons'] as const),
      ...size,
      ...(['length_unfolded', 'gripwidth_mm', 'remote_range_m', 'fuel_type'] as const),
    ],
  },
  {
    kind: 'course',
    title: 'Utbildning',
    highlights: ['course_time', 'course_hours', 'course_participant', 'course_place'],
    fields: [
      ...(['course_time', 'course_hours', 'course_place', 'course_participant'] as const),
      ...(['course_prerequisites', 'course_validity'] as const),
    ],
  },
]

/** The form type of a technical field. */
export function namedField(fld: TechnicalFieldName) {
  const { kind } = technicalFields[fld]
  return {
    fld,
    fld_type: kind === 'multiselect' ? ('selectmultiple' as const) : ('text-field' as const),
  }
}
