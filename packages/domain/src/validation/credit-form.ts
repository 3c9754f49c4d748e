import { creditMaxLengths } from './credit-max-lengths.ts'
import { type FieldRules, type FormErrors, validateForm } from './form.ts'
import { parseOrganisationNumber, plainVatNumber, swedishVatNumber } from './organisation-number.ts'
import { maxLength, minLength, noUrl, oneLine, type RuleViolation, ruleOf } from './rules.ts'
import { emailRules, messageField, personFields } from './sender-fields.ts'
import { consistsOf } from './text-checks.ts'

/** Which wording of the consent a person agrees to; a new wording is a new version. */
export const creditConsentVersion = '2026-11'

/** The highest limit that can be wished for, in kronor. */
export const highestLimit = 20_000_000

const line = (field: keyof typeof creditMaxLengths, min: number) => [
  oneLine,
  minLength(min),
  maxLength(creditMaxLengths[field]),
]

// Five digits, with or without the blank after the third: "411 04".
const zip = ruleOf('zip', (text) => {
  const digits = text[3] === ' ' ? text.slice(0, 3) + text.slice(4) : text
  return digits.length === 5 && consistsOf(digits, 'digits')
})

const fields = {
  corp_name: { required: true as const, rules: [...line('corp_name', 1), noUrl] },
  organisation_number: {
    required: true as const,
    rules: [ruleOf('organisationNumber', (text) => parseOrganisationNumber(text) !== null)],
  },
  corp_vat: { required: false, rules: line('corp_vat', 1) },
  corp_address: { required: true as const, rules: line('corp_address', 3) },
  corp_zip: { required: true as const, rules: [zip] },
  corp_city: { required: true as const, rules: line('corp_city', 2) },
  email_address: { required: true as const, rules: emailRules },
  ...personFields,
  invoice_email: { required: false, rules: emailRules },
  credit_text: messageField,
} satisfies FieldRules

export type CreditField = keyof typeof fields | 'limit' | 'consent'
export type CreditErrors = FormErrors<CreditField>
/** The form's fields as they came: anything may be in them. */
export type CreditInput = Readonly<Partial<Record<CreditField, unknown>>>

/** Trimmed and valid; null is absent. */
export type CreditApplication = {
  corp_name: string
  /** Ten digits. */
  organisation_number: string
  corp_vat: string
  corp_address: string
  /** "NNN NN". */
  corp_zip: string
  corp_city: string
  email_address: string
  firstname: string
  lastname: string
  email: string
  phone: string | null
  /** Whole kronor. */
  limit: number
  invoice_email: string
  credit_text: string | null
}
export type CreditResult =
  | { ok: true; application: CreditApplication }
  | { ok: false; errors: CreditErrors }

/**
 * The application for an invoice account, one function for browser and server. Every
 * fault of every field is answered at once; fields it does not know are ignored.
 */
export function validateCredit(input: CreditInput): CreditResult {
  const form = validateForm(fields, input)
  const limit = readLimit(input.limit)
  const errors: CreditErrors = form.ok ? {} : { ...form.errors }
  if (typeof limit !== 'number') errors.limit = [limit]
  if (!hasAgreed(input.consent)) errors.consent = [{ rule: 'consent' }]
  const number = parseOrganisationNumber(textOf(input.organisation_number))
  const vat = number === null ? null : vatNumber(number, textOf(input.corp_vat))
  if (number !== null && vat === null) errors.corp_vat ??= [{ rule: 'vatNumber' }]
  const isFaulty = Object.keys(errors).length > 0
  if (!form.ok || typeof limit !== 'number' || number === null || vat === null || isFaulty) {
    return { ok: false, errors }
  }
  const { values } = form
  return {
    ok: true,
    application: {
      ...values,
      organisation_number: number,
      corp_vat: vat,
      corp_zip: spacedZip(values.corp_zip),
      phone: values.phone ?? null,
      limit,
      invoice_email: values.invoice_email ?? values.email_address,
      credit_text: values.credit_text ?? null,
    },
  }
}

// One that is typed has to be the one that follows from the organisation number.
function vatNumber(organisationNumber: string, typed: string): string | null {
  const derived = swedishVatNumber(organisationNumber)
  return typed.trim() === '' || plainVatNumber(typed) === derived ? derived : null
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : '')

function spacedZip(zipCode: string): string {
  return zipCode[3] === ' ' ? zipCode : `${zipCode.slice(0, 3)} ${zipCode.slice(3)}`
}

// A box of a form without script says "on".
function hasAgreed(raw: unknown): boolean {
  return raw === true || raw === 'true' || raw === 'on'
}

// Groups of three digits, as English writes thousands.
const commaGroups = /^\d{1,3}(?:,\d{3})+$/u

/** Whole kronor from a number or a text such as "100 000 kr" or, as English writes it, "SEK 100,000". */
function readLimit(raw: unknown): number | RuleViolation {
  const given = typeof raw === 'number' ? String(raw) : (raw ?? '')
  if (typeof given !== 'string') return { rule: 'format' }
  if (given.trim() === '') return { rule: 'required' }
  if (given.length > creditMaxLengths.limit) {
    return { rule: 'maxLength', max: creditMaxLengths.limit }
  }
  const compact = given.replace(/\s/gu, '').toLowerCase()
  const amount = compact.replace(/^sek|kr$/u, '')
  const digits = commaGroups.test(amount) ? amount.replaceAll(',', '') : amount
  const kronor = consistsOf(digits, 'digits') ? Number(digits) : 0
  if (kronor === 0) return { rule: 'amount' }
  return kronor > highestLimit ? { rule: 'maxAmount', max: highestLimit } : kronor
}
