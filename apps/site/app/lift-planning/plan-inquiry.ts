import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { planQuery } from '@minikran/domain/lift-planning/plan-query'
import { roundDecimals } from '@minikran/domain/primitives/round-decimals'
import { withQuery } from '../inquiry/inquiry-address.ts'
import { liftInquiryAddress } from '../inquiry/lift-inquiry-address.ts'
import type { TypedPlan } from './plan-address.ts'

type Planned = {
  /** The plan's fields with the requested crane. */
  typed: TypedPlan
  values: PlanValues
  /** Everything that hangs on the hook, kg; null when unknown. */
  total: number | null
}

/** The inquiry for the machines of a plan with the lift and the plan itself. */
export function planInquiryAddress(
  slugs: readonly (string | null | undefined)[],
  { typed, values, total }: Planned,
): string {
  const { height, radius, weight, rigging = 0 } = values
  const extra = total === null ? rigging : roundDecimals(total - weight)
  const machines = slugs.filter((slug) => typeof slug === 'string')
  const address = liftInquiryAddress(machines, { load: { height, radius, weight }, extra })
  return withQuery(address, `lyftplan=${encodeURIComponent(planQuery(typed))}`)
}
