import { companyFields } from './profile-form.ts'
import { ruleByCode } from './rule-codes.ts'
import { maxLength, noWebAddress, oneLine, type Rule } from './rules.ts'
import { personFields, senderFields } from './sender-fields.ts'

const { firstname, lastname, email, phone } = personFields
const nameRules = [oneLine, maxLength(200), noWebAddress]
const url = [maxLength(300), ...ruleByCode[66].rules]
const { rules: date } = ruleByCode[6666]
const { rules: time } = ruleByCode[66666]

/** The rules of fields by name, for API and back office. */
export const fieldRules = {
  email_address: email.rules,
  mail_to: email.rules,
  phone: phone.rules,
  firstname: firstname.rules,
  lastname: lastname.rules,
  fullname: nameRules,
  name: nameRules,
  depot_name: nameRules,
  company: senderFields('2').company.rules,
  corp_name: companyFields.corp_name.rules,
  corp_vat: companyFields.corp_vat.rules,
  url,
  social_url: url,
  shop_url: url,
  date,
  founded: date,
  from: time,
  to: time,
} as const satisfies Record<string, readonly Rule[]>

export type ValidatedField = keyof typeof fieldRules

export function isValidatedField(name: string): name is ValidatedField {
  return Object.hasOwn(fieldRules, name)
}
