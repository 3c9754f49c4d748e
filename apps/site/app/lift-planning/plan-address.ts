import { isAmbiguousWeight } from '@minikran/domain/crane-selection/lift-input'
import type { PlanField } from '@minikran/domain/lift-planning/plan-fields'
import { planQuery } from '@minikran/domain/lift-planning/plan-query'
import { plainNumber, type RequestedLift } from '../crane-selection/lift-values.ts'
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

/** A weight as a plan's address has it: of "15.425" the page would ask whether it means thousands. */
export function weightInPlan(kg: number): string {
  const text = plainNumber(kg)
  return isAmbiguousWeight(text) ? `${text}0` : text
}

/** The plan of a lift of the crane selector with one of its cranes. */
export function cranePlanAddress(crane: string, { load, extra }: RequestedLift): string {
  return planAddress({
    height: plainNumber(load.height),
    radius: plainNumber(load.radius),
    weight: weightInPlan(load.weight),
    crane,
    rigging: extra === 0 ? '' : weightInPlan(extra),
  })
}
