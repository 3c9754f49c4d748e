import { type FormResult, validateForm } from '../validation/form.ts'
import { manyLines, maxLength } from '../validation/rules.ts'

/** The longest message about a case, also for the `maxlength` of its field. */
export const caseMessageMaxLength = 5000

const fields = {
  message: { required: true as const, rules: [manyLines, maxLength(caseMessageMaxLength)] },
}

/** Validates a message between customer and depot: plain text on several lines (docs/inquiries.md). */
export function validateCaseMessage(message: unknown): FormResult<typeof fields> {
  return validateForm(fields, { message })
}
