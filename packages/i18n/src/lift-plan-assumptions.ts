import { usualRiggingKg } from '@minikran/domain/crane-selection/lift-advice'
import { pivotMarginM } from '@minikran/domain/lift-planning/boom-pivot'
import { upToTenth } from '@minikran/domain/primitives/round-decimals'
import { craneAdvice, headOf, isHeadTooHigh, type WordedPlan } from './lift-plan-text.ts'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

/** The assumptions of a lift plan, in sentences. */
export function liftPlanAssumptions(worded: WordedPlan): string[] {
  const { plan, values, locale } = worded
  const height = numberText(upToTenth(headOf(worded)), locale)
  const margin = numberText(pivotMarginM, locale)
  const kg = numberText(usualRiggingKg, locale)
  const hasWall = plan.obstacle !== undefined || plan.opening !== undefined
  const sentences: [boolean, string][] = [
    [isHeadTooHigh(worded), m.plan_assume_head({ height }, { locale })],
    [isHangingUnknown(worded), m.plan_assume_hanging({ height }, { locale })],
    [isAdviceOfHead(worded), m.plan_assume_advice({ height }, { locale })],
    [values.rigging === undefined, m.plan_assume_no_rigging({ kg }, { locale })],
    [isLighterThanUsual(worded), m.plan_assume_light_rigging({ kg }, { locale })],
    [plan.crane.capacity !== null, m.plan_assume_chart({}, { locale })],
    [isDrawnAsWideAsLong(values), m.plan_assume_width({}, { locale })],
    [hasWall, m.plan_assume_pivot({ margin }, { locale })],
    [plan.opening !== undefined, m.plan_assume_opening({}, { locale })],
    [plan.panel !== undefined, m.plan_assume_panel({}, { locale })],
    [plan.ground?.load_estimated === true, m.plan_assume_bound({}, { locale })],
    [plan.ground !== undefined && values.ground !== 'floor', m.plan_assume_ground({}, { locale })],
    [plan.wind !== undefined, m.plan_assume_wind({}, { locale })],
    [plan.towing !== undefined, m.plan_assume_towing({}, { locale })],
  ]
  return sentences.filter(([holds]) => holds).map(([, text]) => text)
}

/** Whether the load hangs at an unknown height below the boom's head; an opening has a note of its own. */
const isHangingUnknown = ({ plan, values }: WordedPlan) =>
  plan.opening === undefined &&
  (values.load_height === undefined || values.sling_length === undefined)

/** Whether the crane is not advised because the given rigging is lighter than usual. */
const isLighterThanUsual = (worded: WordedPlan) =>
  worded.values.rigging !== undefined && craneAdvice(worded) === 'loadOnly'

/** Whether the verdict is about a head above the requested height, which the shown margin is not about. */
function isAdviceOfHead(worded: WordedPlan): boolean {
  const advice = craneAdvice(worded)
  const isHigher = !isHangingUnknown(worded) && headOf(worded) > worded.values.height
  return isHigher && (advice === 'tight' || advice === 'loadOnly')
}

/** Whether the load is drawn without a known width. */
const isDrawnAsWideAsLong = ({ load_length, load_height, panel_width }: WordedPlan['values']) =>
  load_length !== undefined && load_height !== undefined && panel_width === undefined
