import { type PlanField, planFieldNames } from './plan-fields.ts'
import { readPlan, typedPlan } from './read-plan.ts'

/** Characters at most of a plan that goes with an inquiry. */
export const maxPlanQuery = 1_000

/** The query of a plan's address, without `?`: the fields that are filled in, always in the same order. */
export function planQuery(typed: { readonly [Field in PlanField]?: string }): string {
  return planFieldNames
    .map((name) => [name, typed[name] ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')
}

/** The plan of a query without its other parameters; null when it is none, or too long to be sent. */
export function readPlanQuery(query: { get: (name: string) => string | null }): string | null {
  const typed = typedPlan(query)
  const text = planQuery(typed)
  return readPlan(typed).ok && text.length <= maxPlanQuery ? text : null
}
