import type { PlanField } from '@minikran/domain/lift-planning/plan-fields'
import { planQuery } from '@minikran/domain/lift-planning/plan-query'
import { plainWeight, type RequestedLift } from '../crane-selection/lift-values.ts'
import { plainNumber } from '../crane-selection/plain-number.ts'
import { pathTo } from '../locale-path.ts'

/** The texts of a plan's fields; empty ones are not part of the plan. */
export type TypedPlan = { readonly [Field in PlanField]?: string }

/** `/lyftplan?…` with the fields that are filled in, always in the same order. */
export function planAddress(typed: TypedPlan): string {
  const query = planQuery(typed)
  return query === '' ? pathTo('/lyftplan') : addressOfPlan(query)
}

/** The page of a plan with the query that an inquiry stores. */
export const addressOfPlan = (query: string) => `${pathTo('/lyftplan')}?${query}`

/** The plan of a lift of the crane selector with one of its cranes. */
export function cranePlanAddress(crane: string, { load, extra }: RequestedLift): string {
  return planAddress({
    height: plainNumber(load.height),
    radius: plainNumber(load.radius),
    weight: plainWeight(load.weight),
    crane,
    rigging: extra === 0 ? '' : plainWeight(extra),
  })
}
