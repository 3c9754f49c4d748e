import { parsePostalCode } from '../geography/postal-code.ts'
import { creditMaxLengths } from './credit-max-lengths.ts'
import { type FieldRules, type FormErrors, validateForm } from './form.ts'
import { parseOrganisationNumber, plainVatNumber, swedishVatNumber } from './organisation-number.ts'
import { noUrl, postalCode, ruleOf, textLine } from './rules.ts'
import { emailRules, personFields } from './sender-fields.ts'

const { firstname, lastname, phone } = personFields
const profileFields = { firstname, lastname, phone } satisfies FieldRules

/** Contact details of an account, with the same rules as in other forms. */
export function validateProfile(input: Readonly<Record<string, unknown>>) {
  return validateForm(profileFields, input)
}

/** A new e-mail address of an account. */
export function validateNewEmail(input: Readonly<Record<string, unknown>>) {
  return validateForm({ email_address: { required: true, rules: emailRules } }, input)
}

const line = (field: keyof typeof creditMaxLengths, min: number) =>
  textLine(min, creditMaxLengths[field])

/** The fields of a company, for customers and staff. */
export const companyFields = {
  corp_name: { required: true as const, rules: [...line('corp_name', 1), noUrl] },
  corp_vat: {
    required: true as const,
    rules: [ruleOf('vatNumber', (text) => companyVat(text) !== null)],
  },
  corp_address: { required: false, rules: line('corp_address', 3) },
  corp_zip: { required: false, rules: [postalCode] },
  corp_city: { required: false, rules: line('corp_city', 2) },
  email_address: { required: false, rules: emailRules },
} satisfies FieldRules

export type OwnCompany = { [Field in keyof typeof companyFields]: string }
type CompanyResult =
  | { ok: true; company: OwnCompany }
  | { ok: false; errors: FormErrors<keyof typeof companyFields> }

/** The company of an account. */
export function validateCompany(input: Readonly<Record<string, unknown>>): CompanyResult {
  const form = validateForm(companyFields, input)
  if (!form.ok) return form
  const { corp_name, corp_vat, corp_address, corp_zip, corp_city, email_address } = form.values
  return {
    ok: true,
    company: {
      corp_name,
      corp_vat: companyVat(corp_vat) ?? '',
      corp_address: corp_address ?? '',
      corp_zip: parsePostalCode(corp_zip ?? '') ?? '',
      corp_city: corp_city ?? '',
      email_address: email_address ?? '',
    },
  }
}

/** The VAT number of a typed VAT or organisation number; null when its checksum is wrong. */
export function companyVat(text: string): string | null {
  const plain = plainVatNumber(text)
  const isVat = plain.length === 14 && plain.startsWith('SE') && plain.endsWith('01')
  const digits = parseOrganisationNumber(isVat ? plain.slice(2, 12) : text)
  return digits === null ? null : swedishVatNumber(digits)
}
