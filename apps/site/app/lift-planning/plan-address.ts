import { type PlanField, planFieldNames } from '@minikran/domain/lift-planning/plan-fields'
import { plainNumber, type RequestedLift } from '../crane-selection/lift-values.ts'
import { pathTo } from '../locale-path.ts'

/** The texts of a plan's fields; empty is not asked. */
export type TypedPlan = { readonly [Field in PlanField]?: string }

/** `/lyftplan?…` with the fields that are filled in, always in the same order. */
export function planAddress(typed: TypedPlan): string {
  const query = new URLSearchParams()
  for (const name of planFieldNames) {
    const text = typed[name] ?? ''
    if (text !== '') query.set(name, text)
  }
  return query.size === 0 ? pathTo('/lyftplan') : `${pathTo('/lyftplan')}?${query}`
}

/** The plan of a lift of the crane selector with one of its cranes. */
export function cranePlanAddress(crane: string, { load, extra }: RequestedLift): string {
  return planAddress({
    height: plainNumber(load.height),
    radius: plainNumber(load.radius),
    weight: plainNumber(load.weight),
    crane,
    rigging: extra === 0 ? '' : plainNumber(extra),
  })
}
