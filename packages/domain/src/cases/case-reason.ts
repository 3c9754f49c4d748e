import { type FormResult, validateForm } from '../validation/form.ts'
import { manyLines, maxLength } from '../validation/rules.ts'

/** Longest reason of a new state, for the `maxlength` of its field. */
export const caseReasonMaxLength = 1000

const rules = [manyLines, maxLength(caseReasonMaxLength)]
const optional = { reason: { required: false, rules } }
const required = { reason: { required: true as const, rules } }

/** Why a case moves on; the customer reads it, so it is plain text as a message is. */
export function validateReason(reason: unknown): FormResult<typeof optional> {
  return validateForm(optional, { reason })
}

/** A no is never given without its reason. */
export function validateRefusal(reason: unknown): FormResult<typeof required> {
  return validateForm(required, { reason })
}
