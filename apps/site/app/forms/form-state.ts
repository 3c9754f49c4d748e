import type { FormChallenge } from '@minikran/contract/forms'
import type { CaseAnswer, Values } from './case-form.ts'
import type { FieldFault } from './faults.ts'

/** Why a sending came to nothing although nothing typed was wrong. */
export type SendProblem = 'busy' | 'failed'

/** What a page's action answered to a form sent without script. */
export type PostedForm<Field extends string = string> = {
  values: Values<Field>
  faults: FieldFault<Field>[]
  problem: SendProblem | null
  /** How long to wait before the next try, where the API said so. */
  waitSeconds?: number | undefined
}

/** What a page gives to the section that has its form. */
export type FormSectionProps<Form, Field extends string> = {
  form: Form
  posted: PostedForm<Field> | null
  search: string
}

/** A stored form; `email` null: sent without script, confirmed by an address without personal data. */
export type StoredCase<Answer extends CaseAnswer = CaseAnswer> = {
  answer: Answer
  email: string | null
}

/** What an account knows under the names of a form's fields. */
export type Known = Record<string, string>

/** What a form is given by the page or dialog that shows it. */
export type FormSetting<Field extends string, Answer extends CaseAnswer = CaseAnswer> = {
  challenge: FormChallenge | null
  posted: PostedForm<Field> | null
  /** What the server has filled in for who is logged in; null or absent: nobody, or not yet asked. */
  known?: Known | null
  onSent: (sent: StoredCase<Answer>) => void
}
