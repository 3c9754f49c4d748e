import type { ApiResult } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { BrokenRules, FieldFault } from './faults.ts'

export type Values<Field extends string = string> = Record<Field, string>

/** What every form's body carries beside its own fields. */
export type SharedBody = {
  /** ISO 8601, stored and never judged. */
  now: string
  lang: Locale
  form_token?: string
  sum?: string
  /** The honeypot's content; people leave it empty. */
  website?: string
}

/** What a stored form is answered with. */
export type CaseAnswer = { case_number: string }

/**
 * One form that becomes a case: what it has of its own, for the browser that sends it and for the
 * page that takes it without script. Fields are named as in the form that people see.
 */
export type CaseForm<
  Field extends string = string,
  Body = unknown,
  Answer extends CaseAnswer = CaseAnswer,
> = {
  /** Every field, in the order in which faults are told; `sum` among them. */
  fields: readonly Field[]
  /** The server's rules as far as they can be told without it, by the API's names. */
  check: (values: Values<Field>, nowMs: number) => BrokenRules
  /** Broken rules as sentences beside the fields of this form. */
  faultsIn: (broken: BrokenRules, values: Values<Field>) => FieldFault<Field>[]
  /** The fields whose change can take a field's fault back, where it is not the field alone. */
  dependsOn: Partial<Record<Field, readonly Field[]>>
  body: (values: Values<Field>, shared: SharedBody) => Body
  send: (body: Body, key: string) => Promise<ApiResult<Answer>>
}
