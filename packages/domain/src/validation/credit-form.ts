import { parsePostalCode } from '../geography/postal-code.ts'
import { creditMaxLengths } from './credit-max-lengths.ts'
import { type FieldRules, type FormErrors, type FormValues, validateForm } from './form.ts'
import { parseOrganisationNumber, plainVatNumber, swedishVatNumber } from './organisation-number.ts'
import { noUrl, postalCode, type RuleViolation, ruleOf, textLine } from './rules.ts'
import { emailRules, messageField, personFields } from './sender-fields.ts'
import { consistsOf } from './text-checks.ts'

/** The version of the consent text; a changed text gets a new version. */
export const creditConsentVersion = '2026-11'

/** The highest limit that is requested, granted or stored, in kronor. */
export const highestLimit = 20_000_000

const line = (field: keyof typeof creditMaxLengths, min: number) =>
  textLine(min, creditMaxLengths[field])

const fields = {
  corp_name: { required: true as const, rules: [...line('corp_name', 1), noUrl] },
  organisation_number: {
    required: true as const,
    rules: [ruleOf('organisationNumber', (text) => parseOrganisationNumber(text) !== null)],
  },
  corp_vat: { required: false, rules: line('corp_vat', 1) },
  corp_address: { required: true as const, rules: line('corp_address', 3) },
  corp_zip: { required: true as const, rules: [postalCode] },
  corp_city: { required: true as const, rules: line('corp_city', 2) },
  email_address: { required: true as const, rules: emailRules },
  ...personFields,
  invoice_email: { required: false, rules: emailRules },
  credit_text: messageField,
} satisfies FieldRules

export type CreditField = keyof typeof fields | 'limit' | 'consent'
export type CreditErrors = FormErrors<CreditField>
/** The form's fields before validation. */
export type CreditInput = Readonly<Partial<Record<CreditField, unknown>>>

/**
 * Trimmed and valid; null is absent. The organisation number is ten digits, the postal code "NNN NN"
 * and the limit whole kronor.
 */
export type CreditApplication = FormValues<typeof fields> & {
  corp_vat: string
  invoice_email: string
  limit: number
}
export type CreditResult =
  | { ok: true; application: CreditApplication }
  | { ok: false; errors: CreditErrors }

/**
 * Validates the application for an invoice account, in browser and server. Reports all violations of
 * all fields; ignores unknown fields.
 */
export function validateCredit(input: CreditInput): CreditResult {
  const form = validateForm(fields, input)
  const limit = readLimit(input.limit)
  const errors: CreditErrors = form.ok ? {} : { ...form.errors }
  if (typeof limit !== 'number') errors.limit = [limit]
  if (!hasAgreed(input.consent)) errors.consent = [{ rule: 'consent' }]
  const number = parseOrganisationNumber(textOf(input.organisation_number))
  const vat = textOf(input.corp_vat)
  if (vat.trim() !== '' && !isVatNumber(vat, number)) errors.corp_vat ??= [{ rule: 'vatNumber' }]
  const isFaulty = Object.keys(errors).length > 0
  if (!form.ok || typeof limit !== 'number' || number === null || isFaulty) {
    return { ok: false, errors }
  }
  const { values } = form
  return {
    ok: true,
    application: {
      ...values,
      organisation_number: number,
      corp_vat: swedishVatNumber(number),
      corp_zip: parsePostalCode(values.corp_zip) ?? '',
      limit,
      invoice_email: values.invoice_email ?? values.email_address,
    },
  }
}

// It has to match the organisation number, or be right by itself while that is wrong.
function isVatNumber(typed: string, organisationNumber: string | null): boolean {
  const plain = plainVatNumber(typed)
  const digits = organisationNumber ?? parseOrganisationNumber(plain.slice(2, 12))
  return digits !== null && plain === swedishVatNumber(digits)
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : '')

// A checkbox without script sends "on".
function hasAgreed(raw: unknown): boolean {
  return raw === true || raw === 'true' || raw === 'on'
}

// Groups of three digits, as English writes thousands.
const commaGroups = /^\d{1,3}(?:,\d{3})+$/u

/** Whole kronor from a number or a text such as "100 000 kr", "100 000 SEK" or, in English, "SEK 100,000". */
function readLimit(raw: unknown): number | RuleViolation {
  const typed = typeof raw === 'number' ? String(raw) : (raw ?? '')
  if (typeof typed !== 'string') return { rule: 'format' }
  if (typed.trim() === '') return { rule: 'required' }
  if (typed.length > creditMaxLengths.limit) {
    return { rule: 'maxLength', max: creditMaxLengths.limit }
  }
  const compact = typed.replace(/\s/gu, '').toLowerCase()
  const amount = compact.replace(/^sek|(?:sek|kr)$/u, '')
  const digits = commaGroups.test(amount) ? amount.replaceAll(',', '') : amount
  const kronor = consistsOf(digits, 'digits') ? Number(digits) : 0
  if (kronor === 0) return { rule: 'amount' }
  return kronor > highestLimit ? { rule: 'maxAmount', max: highestLimit } : kronor
}
