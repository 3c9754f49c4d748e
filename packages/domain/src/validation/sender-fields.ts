import type { PriceTypeChoice } from '../pricing/price-type.ts'
import type { FieldRules } from './form.ts'
import { inquiryMaxLengths } from './inquiry-max-lengths.ts'
import { maxTextLength } from './rich-text.ts'
import {
  email,
  manyLines,
  maxLength,
  minLength,
  noUrl,
  noWebAddress,
  oneLine,
  type Rule,
} from './rules.ts'

const line = (field: keyof typeof inquiryMaxLengths, min: number): readonly Rule[] => [
  oneLine,
  minLength(min),
  maxLength(inquiryMaxLengths[field]),
]

const name = (field: keyof typeof inquiryMaxLengths, min: number): readonly Rule[] => [
  ...line(field, min),
  noWebAddress,
]

/** One e-mail address as it may be typed into any form (minimum 6). */
export const emailRules: readonly Rule[] = [...line('email', 6), email]

/** A person in any form but inquiry and registration: a name of one letter is a name, too. */
export const personFields = {
  firstname: { required: true as const, rules: name('firstname', 1) },
  lastname: { required: true as const, rules: name('lastname', 1) },
  email: { required: true as const, rules: emailRules },
  phone: { required: false, rules: line('phone', 4) },
} satisfies FieldRules

/** Free text on several lines. */
export const messageField = {
  required: false,
  rules: [manyLines, maxTextLength(inquiryMaxLengths.inquiry_text)],
}

/** Who sends an inquiry or a registration; the company is asked of businesses only. */
export function senderFields(priceType: PriceTypeChoice) {
  return {
    company: { required: priceType === '2', rules: [...line('company', 3), noUrl] },
    ...personFields,
    firstname: { required: true as const, rules: name('firstname', 3) },
    lastname: { required: true as const, rules: name('lastname', 3) },
  } satisfies FieldRules
}
