import type { LiftPlan, PlanCrane } from '@minikran/domain/lift-planning/lift-plan'
import type { LifterReason } from '@minikran/domain/lift-planning/lifters'
import type {
  Ground,
  PanelMaterial,
  PanelPosition,
  SitePower,
} from '@minikran/domain/lift-planning/plan-fields'
import { m } from './paraglide/messages.js'
import type { Word } from './technical-words.ts'

type ReasonOf<Part> = Part extends { reason?: infer Given } ? Given : never
type ReasonedPart = 'loads' | 'obstacle' | 'opening' | 'ground' | 'power' | 'towing'
type Reason = NonNullable<
  | LifterReason
  | ReasonOf<PlanCrane>
  | {
      [Part in ReasonedPart]: ReasonOf<NonNullable<LiftPlan[Part]>>
    }[ReasonedPart]
>

/** Why a part of a lift plan is unknown or refused. */
export const planReasons: Record<Exclude<Reason, 'openingTooLow'>, Word> = {
  noCrane: m.plan_reason_noCrane,
  loadUnknown: m.plan_reason_loadUnknown,
  noLoadChart: m.plan_reason_noLoadChart,
  outOfReach: m.plan_reason_outOfReach,
  lifterWeightUnknown: m.plan_reason_lifterWeightUnknown,
  loadSizeUnknown: m.plan_reason_loadSizeUnknown,
  hangingUnknown: m.plan_reason_hangingUnknown,
  loadLengthUnknown: m.plan_reason_loadLengthUnknown,
  material: m.plan_reason_material,
  tooHeavy: m.plan_reason_tooHeavy,
  position: m.plan_reason_position,
  materialUnknown: m.plan_reason_materialUnknown,
  capacityUnknown: m.plan_reason_capacityUnknown,
  positionUnknown: m.plan_reason_positionUnknown,
  craneUnknown: m.plan_reason_craneUnknown,
  noOutriggers: m.plan_reason_noOutriggers,
  craneWeightUnknown: m.plan_reason_craneWeightUnknown,
  groundUnknown: m.plan_reason_groundUnknown,
  noPlate: m.plan_reason_noPlate,
  fuelUnknown: m.plan_reason_fuelUnknown,
  batteryHoursUnknown: m.plan_reason_batteryHoursUnknown,
  batteryTooSmall: m.plan_reason_batteryTooSmall,
  chargingHoursUnknown: m.plan_reason_chargingHoursUnknown,
  chargingTooSlow: m.plan_reason_chargingTooSlow,
  trailerTooHeavy: m.plan_reason_trailerTooHeavy,
  aboveTowingWeight: m.plan_reason_aboveTowingWeight,
  trailerUnknown: m.plan_reason_trailerUnknown,
}

/** The choices of a lift plan's fields. */
export const planWords: Record<PanelMaterial | PanelPosition | Ground | SitePower, Word> = {
  glass: m.plan_word_glass,
  steel: m.plan_word_steel,
  stone: m.plan_word_stone,
  plasterboard: m.plan_word_plasterboard,
  wood: m.plan_word_wood,
  concrete: m.plan_word_concrete,
  sandwich: m.plan_word_sandwich,
  vertical: m.plan_word_vertical,
  horizontal: m.plan_word_horizontal,
  asphalt: m.plan_word_asphalt,
  gravel: m.plan_word_gravel,
  sand: m.plan_word_sand,
  clay: m.plan_word_clay,
  lawn: m.plan_word_lawn,
  floor: m.plan_word_floor,
  none: m.plan_word_none,
  '230v': m.plan_word_230v,
  '16A': m.plan_word_16A,
  '32A': m.plan_word_32A,
  '63A': m.plan_word_63A,
}
