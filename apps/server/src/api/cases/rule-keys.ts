import type { RuleViolation } from '@minikran/domain/validation/rules'
import type { FieldFaults } from './case-form-call.ts'

/** What the domain's rules found, as the API tells it: keys by field, without their values. */
export function ruleKeys(errors: Partial<Record<string, RuleViolation[]>>): FieldFaults {
  return Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [field, (found ?? []).map(({ rule }) => rule)]),
  )
}
