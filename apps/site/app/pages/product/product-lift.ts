import type { Crane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { neededConfiguration, rowsWith } from '@minikran/domain/crane-selection/configurations'
import { type LiftAdvice, liftAdvice } from '@minikran/domain/crane-selection/lift-advice'
import { selectCranes } from '@minikran/domain/crane-selection/select-cranes'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'

/** What a crane's page says of the visitor's lift; `made` is null when the crane cannot make it. */
export type ProductLift = {
  requested: RequestedLift
  made: { usedPercent: number; advice: LiftAdvice; equipment: LocalText | null } | null
}

/** Null without a lift and without a load chart, which alone can answer. */
export function productLift(
  crane: Crane | null,
  requested: RequestedLift | null,
  locale: Locale,
): ProductLift | null {
  if (requested === null || crane === null || crane.rows.length === 0) return null
  const lift = totalLift(requested)
  const [hit] = selectCranes([crane], lift)
  if (hit === undefined) return { requested, made: null }
  const { configuration, usedPercent } = hit
  const needed = neededConfiguration(crane.configurations, configuration)
  const advice = liftAdvice(rowsWith(crane.rows, configuration), {
    lift,
    extraKg: requested.extra,
  })
  const equipment = needed && titleIn(needed, 'title', locale)
  return { requested, made: { usedPercent, advice, equipment } }
}
