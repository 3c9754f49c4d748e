import type { ApiResult } from '@minikran/contract/send-call'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { BrokenRules, FieldFault } from './faults.ts'

export type Values<Field extends string = string> = Record<Field, string>

/** The fields that every form's body has besides its own. */
type SharedBody = {
  /** ISO 8601; stored, not validated. */
  now: string
  lang: Locale
  form_token?: string
  sum?: string
  /** The honeypot's content; people leave it empty. */
  website?: string
}

/** The API's answer to a stored form. */
export type CaseAnswer = { case_number: string }

/**
 * The fields, rules and API call of one form that becomes a case, used in the browser and by the
 * page that receives it without script. Field names are those of the visible form.
 */
export type CaseForm<
  Field extends string = string,
  Body = unknown,
  Answer extends CaseAnswer = CaseAnswer,
> = {
  /** Every field including `sum`, in the order of the fault summary. */
  fields: readonly Field[]
  /** The broken rules that can be found without the server, by the API's field names. */
  check: (values: Values<Field>, nowMs: number) => BrokenRules
  /** The sentences of broken rules, each with its field of this form. */
  faultsIn: (broken: BrokenRules, values: Values<Field>) => FieldFault<Field>[]
  /** For fields whose fault depends on other fields: all that it depends on. */
  dependsOn: Partial<Record<Field, readonly Field[]>>
  body: (values: Values<Field>, shared: SharedBody) => Body
  send: (body: Body, key: string) => Promise<ApiResult<Answer>>
}
