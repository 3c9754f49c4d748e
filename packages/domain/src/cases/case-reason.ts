import { type FormResult, validateForm } from '../validation/form.ts'
import { manyLines, maxLength } from '../validation/rules.ts'

/** The longest reason, also for the `maxlength` of its field. */
export const caseReasonMaxLength = 1000

const rules = [manyLines, maxLength(caseReasonMaxLength)]
const optional = { reason: { required: false, rules } }
const required = { reason: { required: true as const, rules } }

/** The reason for a new state, as plain text that the customer reads. */
export function validateReason(reason: unknown): FormResult<typeof optional> {
  return validateForm(optional, { reason })
}

/** A refusal requires a reason. */
export function validateRefusal(reason: unknown): FormResult<typeof required> {
  return validateForm(required, { reason })
}
