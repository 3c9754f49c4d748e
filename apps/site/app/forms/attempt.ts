import type { FormChallenge } from '@minikran/contract/forms'
import { newKey } from '@minikran/contract/idempotency-key'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { CaseAnswer, CaseForm, Values } from './case-form.ts'
import { checkForm, sumIn } from './check-form.ts'
import { clearDraft, type Draft, loadDraft, type Pending, saveDraft } from './draft.ts'
import type { FieldFault } from './faults.ts'
import { type SendOutcome, sendForm, waitOutLeastTime } from './send.ts'

export type Attempt<Field extends string, Answer> =
  | Exclude<SendOutcome<Answer>, { kind: 'refused' }>
  /** `needsQuestion`: the sum question was refused, so the form needs a new one. */
  | { kind: 'faulty'; faults: FieldFault<Field>[]; needsQuestion: boolean }

export type AttemptContext = {
  /** The name of the form's draft. */
  draft: string
  locale: Locale
  challenge: FormChallenge | null
  /** Time since the browser got the sum question, by its monotonic clock. */
  sinceAskedMs: number
  nowMs: number
}

/**
 * Checks the form and sends it. The draft keeps the body and its idempotency key until an answer
 * arrives, so that a repeated sending uses the same key.
 */
export async function attemptForm<Field extends string, Body, Answer extends CaseAnswer>(
  form: CaseForm<Field, Body, Answer>,
  { values, website }: { values: Values<Field>; website: string },
  context: AttemptContext,
): Promise<Attempt<Field, Answer>> {
  const { draft, locale, nowMs, challenge, sinceAskedMs } = context
  const faults = checkForm(form, values, { nowMs, isSumRight: isSumRightFor(challenge) })
  if (faults.length > 0) return { kind: 'faulty', faults, needsQuestion: false }
  const body = form.body(values, {
    now: new Date(nowMs).toISOString(),
    lang: locale,
    ...(challenge !== null && {
      form_token: challenge.form_token,
      sum: sumIn(values),
      website,
    }),
  })
  const pending = pendingFor(loadDraft(draft), body)
  saveDraft(draft, { values, pending: { ...pending, values } })
  if (challenge !== null) {
    await waitOutLeastTime({ sinceAskedMs, leastTimeMs: challenge.least_time_ms })
  }
  const outcome = await sendForm(form.send, pending)
  if (outcome.kind === 'refused') {
    // What was typed meanwhile stays.
    saveDraft(draft, { values: loadDraft(draft)?.values ?? values, pending: null })
    const refused = form.faultsIn(outcome.errors, values)
    return { kind: 'faulty', faults: refused, needsQuestion: needsQuestion(outcome.errors) }
  }
  if (outcome.kind === 'sent') clearDraft(draft)
  return outcome
}

// The sum and the token belong together: when one is refused, both are replaced.
const needsQuestion = ({ sum, form_token }: Record<string, string[]>) =>
  sum !== undefined || form_token !== undefined

/** Whether a typed sum is right; without a question every sum is. */
export const isSumRightFor = (challenge: FormChallenge | null) => (typed: string) =>
  challenge === null || (typed !== '' && Number(typed) === challenge.x + challenge.y)

/** The unanswered sending of the same form, unchanged, or a new one with a new key. */
function pendingFor<Body>(draft: Draft | null, body: Body): Pending<Body> {
  const pending = draft?.pending
  return pending && isSameForm(pending.body, body)
    ? { key: pending.key, body: pending.body }
    : { key: newKey(), body }
}

// These differ between two attempts to send the same form.
const attemptFields = ['now', 'lang', 'form_token', 'sum', 'website']

/** Whether two bodies are the same request; only then may the second use the first one's key. */
function isSameForm<Body>(one: unknown, other: Body): one is Body {
  return requestText(one) === requestText(other)
}

const requestText = (body: unknown) =>
  JSON.stringify(
    Object.entries(body ?? {})
      .filter(([name]) => !attemptFields.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
