import type { PriceTypeChoice } from '../pricing/price-type.ts'
import type { FieldRules } from './form.ts'
import { inquiryMaxLengths } from './inquiry-max-lengths.ts'
import { maxTextLength } from './rich-text.ts'
import { email, manyLines, noUrl, noWebAddress, type Rule, textLine } from './rules.ts'

type Field = keyof typeof inquiryMaxLengths
const line = (field: Field, min: number) => textLine(min, inquiryMaxLengths[field])
const name = (field: Field, min: number) => [...line(field, min), noWebAddress]

/** The rules of an e-mail address in every form. */
export const emailRules: readonly Rule[] = [...line('email', 6), email]

/** A person; names of one letter are valid, except for the sender of an inquiry or registration. */
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

/** The sender and the message of every form but the credit application; businesses name their company. */
export function senderFields(priceType: PriceTypeChoice) {
  return {
    company: { required: priceType === '2', rules: [...line('company', 3), noUrl] },
    ...personFields,
    firstname: { required: true as const, rules: name('firstname', 3) },
    lastname: { required: true as const, rules: name('lastname', 3) },
    inquiry_text: messageField,
  } satisfies FieldRules
}
