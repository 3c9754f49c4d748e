import { fieldRules, type ValidatedField } from '@minikran/domain/validation/field-rules'
import { validateField } from '@minikran/domain/validation/form'
import { z } from './z.ts'

/** A required text, trimmed and checked by the domain's rules for the field. */
export function validatedText(field: ValidatedField) {
  const checks = { required: true, rules: fieldRules[field] }
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      for (const params of validateField(checks, text).violations) {
        context.addIssue({ code: 'custom', params })
      }
    })
}

/** A date; one with slashes is stored with hyphens. */
export function validatedDate(field: 'date' | 'founded') {
  return validatedText(field)
    .overwrite((text) => text.replaceAll('/', '-'))
    .openapi({ format: 'date' })
}

export const emailAddress = validatedText('email_address').openapi({ format: 'idn-email' })
export const webAddress = validatedText('url').openapi({ format: 'uri' })
