import { fieldRules, type RuledField } from '@minikran/domain/validation/field-rules'
import { validateField } from '@minikran/domain/validation/form'
import { z } from './z.ts'

/** A required text, trimmed and held against the domain's rules of the field. */
export function ruledText(field: RuledField) {
  const asked = { required: true, rules: fieldRules[field] }
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      for (const params of validateField(asked, text).violations) {
        context.addIssue({ code: 'custom', params })
      }
    })
}

/** Both ways of writing a date are stored as one. */
export function ruledDate(field: 'date' | 'founded') {
  return ruledText(field)
    .overwrite((text) => text.replaceAll('/', '-'))
    .openapi({ format: 'date' })
}

export const emailAddress = ruledText('email_address').openapi({ format: 'idn-email' })
export const webAddress = ruledText('url').openapi({ format: 'uri' })
