import { type PlanField, planFields } from '@minikran/domain/lift-planning/plan-fields'
import type { PlanViolation } from '@minikran/domain/lift-planning/read-plan'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'

/** The error message of a field, with the unit that was probably meant. */
export function planFaultSentence(name: PlanField, violation: PlanViolation): string {
  const field = planFields[name]
  const locale = getLocale()
  const unit = field.kind === 'number' ? field.unit : ''
  switch (violation.rule) {
    case 'required':
      return field.kind === 'word' ? m.plan_fault_choose() : m.lift_fault_required()
    case 'maxLength':
      return m.rule_max_length({ max: violation.max })
    case 'decimal':
      return unit === 'kg' ? m.lift_fault_decimal_kg() : m.lift_fault_decimal()
    case 'aboveZero':
      return m.lift_fault_above_zero()
    case 'format':
      return m.plan_fault_choose()
    case 'aboveSill':
      return m.plan_fault_above_sill({ sill: numberText(violation.sill, locale) })
    case 'withinRadius':
      return m.plan_fault_within_radius({ radius: numberText(violation.radius, locale) })
    case 'min': {
      const min = numberText(violation.min, locale)
      if (unit === 'kg') return m.plan_fault_tonnes({ min })
      return unit === 'mm' ? m.plan_fault_metres({ min }) : m.plan_fault_min({ min, unit })
    }
    case 'max': {
      const max = numberText(violation.max, locale)
      if (unit === 'm') return m.plan_fault_centimetres({ max })
      return unit === 'kN/m²' ? m.plan_fault_floor({ max }) : m.plan_fault_max({ max, unit })
    }
    default:
      return unreachable(violation)
  }
}
