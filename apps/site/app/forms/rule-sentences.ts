import type { RuleKey } from '@minikran/domain/validation/rules'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'

/** A broken rule; the browser's check adds figures, the API sends the key only. */
export type BrokenRule = {
  rule: string
  min?: number
  max?: number
  minutes?: number
  opens?: string
  closes?: string
}

/** The field of the broken rule, and the city of the chosen depot. */
type BrokenAt = { field: string; city: string | null }

type Sentence = (broken: BrokenRule, at: BrokenAt) => string

const requiredSentences: Partial<Record<string, () => string>> = {
  depot_id: m.rule_required_depot,
  pickup_date: m.rule_required_date,
  pickup_time: m.rule_required_time,
  return_date: m.rule_required_date,
  return_time: m.rule_required_time,
  price_type: m.rule_required_price_type,
  company: m.rule_required_company,
  firstname: m.rule_required_firstname,
  lastname: m.rule_required_lastname,
  email: m.rule_required_email,
  sum: m.rule_sum,
}

const formatSentences: Partial<Record<string, () => string>> = {
  pickup_date: m.rule_format_date,
  return_date: m.rule_format_date,
  pickup_time: m.rule_format_time,
  return_time: m.rule_format_time,
  sum: m.rule_sum,
}

// A length says too little about these.
const shortSentences: Partial<Record<string, () => string>> = {
  phone: m.rule_phone,
  email: m.rule_email,
  email_address: m.rule_email,
  invoice_email: m.rule_email,
}

const nameFields = new Set(['firstname', 'lastname'])

// The type requires a sentence for every rule of the domain.
const sentences: Record<RuleKey, Sentence> = {
  required: (_, { field }) => (requiredSentences[kindOf(field)] ?? m.rule_required)(),
  format: (_, { field }) => (formatSentences[kindOf(field)] ?? m.rule_format)(),
  minLength: ({ min }, { field }) => {
    const kind = kindOf(field)
    if (nameFields.has(kind)) return m.rule_min_length_name({ min: min ?? 3 })
    const short = shortSentences[kind]
    if (short !== undefined) return short()
    return min === undefined ? m.rule_too_short() : m.rule_min_length({ min })
  },
  maxLength: ({ max }) => (max === undefined ? m.rule_too_long() : m.rule_max_length({ max })),
  maxCount: ({ max }) => (max === undefined ? m.rule_too_many() : m.rule_max_count({ max })),
  maxAmount: ({ max }) =>
    max === undefined ? m.rule_amount() : m.rule_max_amount({ max: numberText(max, getLocale()) }),
  step: ({ minutes }) => m.rule_step({ minutes: minutes ?? 5 }),
  decimalComma: () => m.rule_decimal_comma(),
  decimalDot: () => m.rule_decimal_dot(),
  range: () => m.rule_range(),
  lettersAndDigits: () => m.rule_letters_and_digits(),
  digits: () => m.rule_digits(),
  characters: () => m.rule_characters(),
  email: () => m.rule_email(),
  url: () => m.rule_url(),
  webAddress: () => m.rule_web_address(),
  date: () => m.rule_format_date(),
  time: () => m.rule_format_time(),
  dateTime: () => m.rule_format_date_time(),
  organisationNumber: () => m.rule_organisation_number(),
  vatNumber: () => m.rule_vat_number(),
  zip: () => m.rule_zip(),
  amount: () => m.rule_amount(),
  consent: () => m.rule_consent(),
  past: () => m.rule_past(),
  beforePickup: () => m.rule_before_pickup(),
  closed: (_, at) => m.rule_closed({ city: cityOf(at) }),
  early: ({ opens }, at) =>
    opens === undefined
      ? m.rule_early_plain({ city: cityOf(at) })
      : m.rule_early({ city: cityOf(at), time: opens }),
  late: ({ closes }, at) =>
    closes === undefined
      ? m.rule_late_plain({ city: cityOf(at) })
      : m.rule_late({ city: cityOf(at), time: closes }),
}

// Rules of the sum question and its token. A filled honeypot gets no sentence of its own.
const questionSentences = {
  sum: m.rule_sum,
  expired: m.rule_expired,
  used: m.rule_expired,
  tooFast: m.rule_too_fast,
}

// Rules of pictures, and failures of their upload.
const pictureSentences = {
  imageType: m.rule_image_type,
  imagePixels: m.rule_image_pixels,
  imageFrames: m.rule_image_frames,
  imageUnreadable: m.rule_image_unreadable,
  imageSize: m.rule_image_size,
  imageBusy: m.rule_image_busy,
  imageNotSent: m.rule_image_not_sent,
  maxCount: m.rule_image_count,
  notFound: m.rule_image_gone,
}

// A field of one machine among several is named `<machine>.<field>`.
const kindOf = (field: string) => field.slice(field.lastIndexOf('.') + 1)

const cityOf = ({ city }: BrokenAt) => city ?? m.rule_the_depot()

/** The sentence of a broken rule in the language being shown. */
export function ruleSentence(broken: BrokenRule, at: BrokenAt): string {
  const { rule } = broken
  if (at.field === 'uploads' && isIn(pictureSentences, rule)) return pictureSentences[rule]()
  if (isIn(sentences, rule)) return sentences[rule](broken, at)
  return isIn(questionSentences, rule) ? questionSentences[rule]() : m.rule_other()
}

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}
