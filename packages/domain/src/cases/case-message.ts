import { type FormResult, validateForm } from '../validation/form.ts'
import { manyLines, maxLength } from '../validation/rules.ts'

/** The longest message about a case, also for the `maxlength` of its field. */
export const caseMessageMaxLength = 5000

/**
 * What a case takes of each side, the customer and the staff with their notes: its page, its mails and its
 * answers have all of it.
 */
export const caseMessagesLimit = { number: 300, characters: 100_000 }

const fields = {
  message: { required: true as const, rules: [manyLines, maxLength(caseMessageMaxLength)] },
}

/** Validates a message between customer and depot: plain text on several lines (docs/inquiries.md). */
export function validateCaseMessage(message: unknown): FormResult<typeof fields> {
  return validateForm(fields, { message })
}
