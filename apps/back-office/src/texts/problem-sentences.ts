import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { chartColumns } from '@minikran/domain/crane-selection/lift'
import { priceFields } from '@minikran/domain/pricing/price-fields'
import { shortestPassword } from '@minikran/domain/validation/new-password'
import * as m from '@minikran/i18n/messages'

const byCode: Record<string, () => string> = {
  staleVersion: m.backoffice_problem_stale,
  itemLocked: m.backoffice_problem_locked,
  itemNotLocked: m.backoffice_problem_not_locked,
  itemTrashed: m.backoffice_problem_trashed,
  itemNotTrashed: m.backoffice_problem_not_trashed,
  imagesAttached: m.backoffice_problem_images,
  itemHeld: m.backoffice_problem_held,
  lastSuperadmin: m.backoffice_problem_last_superadmin,
  secondStepMissing: m.backoffice_second_missing,
  forbidden: m.backoffice_problem_forbidden,
  itemForbidden: m.backoffice_problem_forbidden,
  notFound: m.backoffice_problem_not_found,
  validationFailed: m.backoffice_problem_invalid,
  bodyTooLarge: m.backoffice_problem_too_large,
  tooManyRequests: m.backoffice_problem_too_many,
  unavailable: m.backoffice_problem_unavailable,
  notAuthenticated: m.account_reason_expired,
}

// Resources with sentences of their own for some codes.
const byResource: Record<string, Record<string, () => string>> = {
  depotemployees: { itemForbidden: m.backoffice_problem_employee_access },
  products: { itemTrashed: m.backoffice_problem_product_not_ready },
  craneselectors: {
    itemTrashed: m.backoffice_problem_crane_not_ready,
    itemForbidden: m.backoffice_problem_crane_access,
  },
}

/** The sentence for a problem's code. */
export function problemSentence(code: string, resource = ''): string {
  return (byResource[resource]?.[code] ?? byCode[code] ?? m.backoffice_problem_other)()
}

const byRule: Record<string, () => string> = {
  required: m.backoffice_rule_required,
  minLength: m.backoffice_rule_min_length,
  maxLength: m.backoffice_rule_max_length,
  format: m.backoffice_rule_format,
  characters: m.rule_characters,
  email: m.backoffice_rule_email,
  url: m.rule_url,
  date: m.rule_format_date,
  time: m.rule_format_time,
  vatNumber: m.account_rule_vat,
  type: m.backoffice_rule_format,
  webAddress: m.rule_web_address,
  zero: m.backoffice_rule_zero,
  min: m.backoffice_rule_min,
  max: m.backoffice_rule_max,
  maxCount: m.backoffice_rule_max_count,
  slugExists: m.backoffice_rule_slug_exists,
  reference: m.backoffice_rule_reference,
  beforePublish: m.backoffice_rule_before_publish,
  lineOnCrane: m.backoffice_rule_line_on_crane,
  craneHasRows: m.backoffice_rule_crane_has_rows,
  keyTwice: m.backoffice_rule_key_twice,
  unknownConfiguration: m.backoffice_rule_unknown_configuration,
  fieldUsed: m.backoffice_rule_field_used,
  ownFieldDiffers: m.backoffice_rule_own_field_differs,
  codeTwice: m.backoffice_rule_code_twice,
  decimalComma: m.backoffice_rule_decimal_comma,
  range: m.backoffice_rule_range,
  fourCharacters: m.backoffice_rule_four_characters,
  lettersAndDigits: m.backoffice_rule_letters_digits,
  statusMove: m.backoffice_rule_status_move,
  'notReady.text': m.backoffice_rule_ready_text,
  'notReady.price': m.backoffice_rule_ready_price,
  'notReady.depot': m.backoffice_rule_ready_depot,
  'notReady.courseTime': m.backoffice_rule_ready_course_time,
  'notReady.courseSeats': m.backoffice_rule_ready_course_seats,
  dateTime: m.backoffice_rule_date_time,
  foundingDate: m.backoffice_rule_founding_date,
  vatExists: m.backoffice_rule_vat_exists,
  endless: m.backoffice_rule_endless,
  day: m.backoffice_hours_fault_day,
  timesMissing: m.backoffice_hours_fault_times,
  closesFirst: m.backoffice_hours_fault_closes_first,
  dateMissing: m.backoffice_hours_fault_date,
  twice: m.backoffice_hours_fault_twice,
  companyUnconfirmed: m.backoffice_rule_company_unconfirmed,
  depotMissing: m.backoffice_rule_depot_missing,
  lastSuperadmin: m.backoffice_problem_last_superadmin,
  staffAccount: m.backoffice_rule_staff_account,
  taken: m.backoffice_rule_taken,
  hasPassword: m.backoffice_rule_has_password,
  notFound: m.backoffice_problem_not_found,
  unknownField: m.backoffice_rule_unknown_field,
  noAnswerer: m.backoffice_rule_no_answerer,
  wrong: m.backoffice_rule_wrong_password,
  codeWrong: m.backoffice_log_in_code_wrong,
  secondStepOn: m.backoffice_rule_second_on,
  secondStepNotBegun: m.backoffice_rule_second_not_begun,
  common: m.backoffice_rule_password_common,
  full: m.backoffice_rule_full,
  lastParticipant: m.backoffice_rule_last_participant,
  decided: m.backoffice_rule_decided,
  senderErased: m.backoffice_rule_sender_erased,
  maxAmount: m.backoffice_rule_max,
  step: m.backoffice_rule_step,
  past: m.rule_past,
  beforePickup: m.rule_before_pickup,
  closed: m.backoffice_rule_depot_closed,
  early: m.backoffice_rule_depot_closed,
  late: m.backoffice_rule_depot_closed,
  altMissing: m.backoffice_rule_alt_missing,
  fileExists: m.backoffice_rule_file_exists,
  goneItem: m.backoffice_rule_gone_item,
  sameItem: m.backoffice_rule_same_item,
  idTwice: m.backoffice_rule_id_twice,
  unknownKey: m.backoffice_rule_unknown_column,
  columnMissing: m.backoffice_rule_column_missing,
  headMissing: m.backoffice_rule_head_missing,
  'file.required': m.backoffice_upload_empty,
  'file.format': m.backoffice_rule_file_format,
  'file.tooLarge': m.backoffice_rule_file_large,
  'file.headTwice': m.backoffice_rule_head_twice,
}

const wholeNumbers = new Set([
  'order',
  'employees',
  'discount_percent',
  'credit_limit',
  'focal_x',
  'focal_y',
])

const isPrice = (field: string) => priceFields.some((name) => name === field)

function isFigure(field: string): boolean {
  const technical = field.replace(/^technical\./, '')
  if (technical !== field) {
    return isTechnicalFieldName(technical) && technicalFields[technical].kind === 'number'
  }
  return field === 'prod_vat' || chartColumns.some((name) => name === field)
}

function isWhole(field: string): boolean {
  const technical = field.replace(/^technical\./, '')
  if (!isTechnicalFieldName(technical)) return wholeNumbers.has(field)
  return 'whole' in technicalFields[technical]
}

// A length says too little about these.
const shortSentences: Partial<Record<string, () => string>> = {
  new_password: () => m.account_password_short({ min: shortestPassword }),
  phone: m.rule_phone,
  email_address: m.backoffice_rule_email,
  mail_to: m.backoffice_rule_email,
}

// Of a message in a case.
const messageSentences: Partial<Record<string, () => string>> = {
  maxCount: m.backoffice_rule_case_full,
  senderErased: m.backoffice_case_erased,
  colleagueWrote: m.backoffice_rule_colleague_wrote,
}

// Sentences for fields where more is known than that the format is wrong.
function expected(rule: string, field: string): (() => string) | null {
  const isForm = rule === 'format' || rule === 'type'
  if (isPrice(field) && isForm) return m.backoffice_rule_price
  if (rule === 'minLength') return shortSentences[field] ?? null
  if (field === 'message') return messageSentences[rule] ?? null
  if (isForm && isWhole(field)) return m.backoffice_rule_whole
  return rule === 'type' && isFigure(field) ? m.backoffice_rule_decimal_comma : null
}

/** The sentence for a broken rule of the API, beside a form's field or about an import's column. */
export function ruleSentence(rule: string, field = ''): string {
  return (expected(rule, field) ?? byRule[rule] ?? m.backoffice_rule_other)()
}
