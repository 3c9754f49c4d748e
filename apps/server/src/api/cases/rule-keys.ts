import type { RuleViolation } from '@minikran/domain/validation/rules'
import type { FieldFaults } from './case-form-call.ts'

/** The domain's violations as the API returns them: rule keys by field, without their values. */
export function ruleKeys(errors: Partial<Record<string, RuleViolation[]>>): FieldFaults {
  return Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [field, (found ?? []).map(({ rule }) => rule)]),
  )
}
