import type { LiftViolation } from '@minikran/domain/crane-selection/lift-input'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import type { LiftFormField } from './lift-values.ts'

/** The error message of a lift field. */
export function liftFaultSentence(violation: LiftViolation, field: LiftFormField): string {
  switch (violation.rule) {
    case 'required':
      return m.lift_fault_required()
    case 'maxLength':
      return m.rule_max_length({ max: violation.max })
    case 'decimal':
      return field === 'weight' || field === 'extra'
        ? m.lift_fault_decimal_kg()
        : m.lift_fault_decimal()
    case 'aboveZero':
      return m.lift_fault_above_zero()
    default:
      return unreachable(violation)
  }
}
