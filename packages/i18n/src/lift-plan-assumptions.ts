import { capacityAt } from '@minikran/domain/crane-selection/capacity-at'
import type { CraneRow } from '@minikran/domain/crane-selection/lift'
import { pivotMarginM } from '@minikran/domain/lift-planning/boom-pivot'
import type { WordedPlan } from './lift-plan-text.ts'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

/** What a lift plan takes for granted, in sentences; `rows` are the crane's load chart. */
export function liftPlanAssumptions(
  { plan, values, locale }: WordedPlan,
  rows: readonly CraneRow[],
): string[] {
  const margin = numberText(pivotMarginM, locale)
  const sentences: [boolean, string][] = [
    [plan.crane.capacity !== null, m.plan_assume_chart({}, { locale })],
    [plan.obstacle !== undefined, m.plan_assume_pivot({ margin }, { locale })],
    [plan.panel !== undefined, m.plan_assume_panel({}, { locale })],
    [plan.ground?.load_estimated === true, m.plan_assume_bound({}, { locale })],
    [plan.ground !== undefined && values.ground !== 'floor', m.plan_assume_ground({}, { locale })],
    [plan.wind !== undefined, m.plan_assume_wind({}, { locale })],
    [plan.towing !== undefined, m.plan_assume_towing({}, { locale })],
  ]
  const { radius, load_height = 0, sling_length = 0 } = values
  const height = values.height + load_height + sling_length
  const atHead = capacityAt(rows, { radius, height }) ?? 0
  const isTooHigh = plan.crane.capacity !== null && atHead < (plan.loads?.total ?? values.weight)
  const head = m.plan_assume_head({ height: numberText(height, locale) }, { locale })
  return [
    ...(isTooHigh ? [head] : []),
    ...sentences.filter(([holds]) => holds).map(([, text]) => text),
  ]
}
