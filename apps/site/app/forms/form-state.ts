import type { FormChallenge } from '@minikran/contract/forms'
import type { CaseAnswer, Values } from './case-form.ts'
import type { FieldFault } from './faults.ts'

/** Why a form without faults could not be sent. */
export type SendProblem = 'busy' | 'failed'

/** A page's answer to a form sent without script. */
export type PostedForm<Field extends string = string> = {
  values: Values<Field>
  faults: FieldFault<Field>[]
  problem: SendProblem | null
  /** How long to wait before the next try, if the API's answer contains it. */
  waitSeconds?: number | undefined
}

/** The props of the section that shows a page's form or its confirmation. */
export type FormSectionProps<Form, Field extends string> = {
  form: Form
  posted: PostedForm<Field> | null
  search: string
}

/** A stored form; `email` is null after a form without script, whose confirming address has none. */
export type StoredCase<Answer extends CaseAnswer = CaseAnswer> = {
  answer: Answer
  email: string | null
}

/** Data of the account, by the names of a form's fields. */
export type Known = Record<string, string>

/** The props of a form from the page or dialog that shows it. */
export type FormSetting<Field extends string, Answer extends CaseAnswer = CaseAnswer> = {
  challenge: FormChallenge | null
  posted: PostedForm<Field> | null
  /** The account's data, loaded by the server; absent for visitors and in dialogs. */
  known?: Known | null
  onSent: (sent: StoredCase<Answer>) => void
}
