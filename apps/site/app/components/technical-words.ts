import type { OptionKey } from '@minikran/domain/catalogue/options'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { TechnicalFieldName, TechnicalUnit } from '@minikran/domain/catalogue/technical-fields'
import type { TechnicalValue } from '@minikran/domain/catalogue/technical-value'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'

type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string

const labels: Record<TechnicalFieldName, Word> = {
  weight: m.field_weight,
  total_weight: m.field_total_weight,
  lift_capacity: m.field_lift_capacity,
  max_load: m.field_max_load,
  liftheight: m.field_liftheight,
  max_range: m.field_max_range,
  workheight_m: m.field_workheight_m,
  platformheight_m: m.field_platformheight_m,
  length: m.field_length,
  length_unfolded: m.field_length_unfolded,
  width: m.field_width,
  width_folded: m.field_width_folded,
  width_unfolded: m.field_width_unfolded,
  height: m.field_height,
  height_unfolded: m.field_height_unfolded,
  useformaterial: m.field_useformaterial,
  material: m.field_material,
  fuel_type: m.field_fuel_type,
  ampere: m.field_ampere,
  persons: m.field_persons,
  pickandcarry: m.field_pickandcarry,
  towingweight: m.field_towingweight,
  gripwidth_mm: m.field_gripwidth_mm,
  transportheight_mm: m.field_transportheight_mm,
  transportwidth_min_mm: m.field_transportwidth_min_mm,
  transportwidth_med_mm: m.field_transportwidth_med_mm,
  transportwidth_max_mm: m.field_transportwidth_max_mm,
  transportlength_min_mm: m.field_transportlength_min_mm,
  transportlength_med_mm: m.field_transportlength_med_mm,
  transportlength_max_mm: m.field_transportlength_max_mm,
  workwidth_min_mm: m.field_workwidth_min_mm,
  workwidth_med_mm: m.field_workwidth_med_mm,
  workwidth_max_mm: m.field_workwidth_max_mm,
  worklength_min_mm: m.field_worklength_min_mm,
  worklength_med_mm: m.field_worklength_med_mm,
  worklength_max_mm: m.field_worklength_max_mm,
  platform_length: m.field_platform_length,
  extended_length: m.field_extended_length,
  extended_width: m.field_extended_width,
  course_participant: m.field_course_participant,
  course_hours: m.field_course_hours,
  course_place: m.field_course_place,
  course_time: m.field_course_time,
  course_prerequisites: m.field_course_prerequisites,
  course_validity: m.field_course_validity,
  platform_width: m.field_platform_width,
  liftheight_jib: m.field_liftheight_jib,
  max_range_jib: m.field_max_range_jib,
  lift_moment: m.field_lift_moment,
  counterweight: m.field_counterweight,
  outrigger_load: m.field_outrigger_load,
  ground_pressure: m.field_ground_pressure,
  slew_deg: m.field_slew_deg,
  tilt_deg: m.field_tilt_deg,
  rotation_deg: m.field_rotation_deg,
  climb_deg: m.field_climb_deg,
  pads: m.field_pads,
  remote_range_m: m.field_remote_range_m,
  travel_speed_km_h: m.field_travel_speed_km_h,
}

const optionWords: Record<OptionKey, Word> = {
  none: m.option_none,
  stone: m.option_stone,
  glass: m.option_glass,
  panels: m.option_panels,
  aluminium: m.option_aluminium,
  steel: m.option_steel,
  plastic: m.option_plastic,
  cloth: m.option_cloth,
  wood: m.option_wood,
  rubber: m.option_rubber,
  gasoline: m.option_gasoline,
  diesel: m.option_diesel,
  mains230v: m.option_mains230v,
  mains16a: m.option_mains16a,
  hybrid: m.option_hybrid,
  mains32a: m.option_mains32a,
  mains63a: m.option_mains63a,
  compressedAir: m.option_compressed_air,
  battery: m.option_battery,
  hybridGasoline230v: m.option_hybrid_gasoline230v,
  hybridDiesel230v: m.option_hybrid_diesel230v,
  hybridGasolineBattery: m.option_hybrid_gasoline_battery,
  hybridDieselBattery: m.option_hybrid_diesel_battery,
  safeLifting: m.option_safe_lifting,
  miniCrane10tm: m.option_mini_crane_10tm,
}

const unitWords: Record<Exclude<TechnicalUnit, null | 'deg' | 'tm' | 'year'>, string> = {
  kg: 'kg',
  m: 'm',
  mm: 'mm',
  A: 'A',
  h: 'h',
  'km/h': 'km/h',
  'kg/cm2': 'kg/cm²',
}

// A degree sign stands close, every other unit apart.
function figureText(value: number, unit: TechnicalUnit, locale: Locale) {
  if (unit === null) return numberText(value, locale)
  if (unit === 'deg') return `${numberText(value, locale)}°`
  if (unit === 'tm') return unitText({ value, unit: m.unit_tonne_metre({}, { locale }) }, locale)
  if (unit === 'year') return unitText({ value, unit: m.unit_year({}, { locale }) }, locale)
  return unitText({ value, unit: unitWords[unit] }, locale)
}

/** What a technical field is called. */
export function technicalLabel(name: TechnicalFieldName, locale: Locale): string {
  return labels[name]({}, { locale })
}

/** A technical value in words: `1 915 kg`, `Batteri, 230 V`. */
export function technicalText(value: TechnicalValue, locale: Locale): string {
  switch (value.kind) {
    case 'number':
      return figureText(value.value, value.unit, locale)
    case 'text':
      return value.text
    case 'options':
      return value.keys.map((key) => optionWords[key]({}, { locale })).join(', ')
    default:
      return unreachable(value)
  }
}
