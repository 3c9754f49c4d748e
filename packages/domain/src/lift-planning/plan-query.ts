import { type PlanField, planFieldNames } from './plan-fields.ts'
import { readTypedPlan, typedPlan } from './read-plan.ts'

/** The longest query of a plan in an inquiry, in characters. */
export const maxPlanQuery = 1_000

/** The query string of a plan: its filled-in fields in a fixed order. */
export function planQuery(typed: { readonly [Field in PlanField]?: string }): string {
  return planFieldNames
    .map((name) => [name, typed[name] ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')
}

/** The plan in a query, without other parameters; null when it is invalid or too long. */
export function readPlanQuery(query: { get: (name: string) => string | null }): string | null {
  const typed = typedPlan(query)
  const text = planQuery(typed)
  return readTypedPlan(typed).ok && text.length <= maxPlanQuery ? text : null
}
