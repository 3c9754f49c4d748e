import type { FormChallenge, FormKind } from '@minikran/contract/forms'
import { getLocale } from '@minikran/i18n/runtime'
import { useEffect, useRef, useState } from 'react'
import { typedFields } from '../components/typed-fields.ts'
import { awaitPart } from '../errors/late-part.ts'
import { browserApi } from '../page-data/browser-api.ts'
import type { Attempt } from './attempt.ts'
import type { CaseAnswer, CaseForm, Values } from './case-form.ts'
import { saveValues } from './draft.ts'
import type { FieldFault } from './faults.ts'
import type { FormSetting } from './form-state.ts'
import { emptyValues, readValues } from './read-values.ts'
import { setField } from './restore-form.ts'

// The rules and their sentences are loaded at the first input.
const loadAttempt = () => import('./attempt.ts')
const loadRemainingFaults = () => import('./remaining-faults.ts')

/** Loads all scripts for sending at the first input, in case the network fails before the end. */
export const preloadSending = (loadForm: () => Promise<unknown>) =>
  void Promise.all([loadAttempt(), loadRemainingFaults(), loadForm()]).catch(() => undefined)

export type AttemptOptions<Field extends string, Body, Answer extends CaseAnswer> = Pick<
  FormSetting<Field, Answer>,
  'challenge' | 'posted'
> & {
  kind: FormKind
  /** The form's name in the browser's storage. */
  name: string
  fields: readonly Field[]
  /** Loads the form's fields, rules and API call. */
  loadForm: (values: Values<Field>) => Promise<CaseForm<Field, Body, Answer>>
}

/** Checks and sends a form by its rules, and checks it again when faults are corrected. */
export function useAttempt<Field extends string, Body, Answer extends CaseAnswer>(
  options: AttemptOptions<Field, Body, Answer>,
) {
  const { name, fields, posted, loadForm } = options
  // The values when the faults were found.
  const checked = useRef<Values<Field>>(posted?.values ?? emptyValues(fields))
  const { challenge, askedAtMs, askAgain } = useChallenge(options)
  const loadRules = (values: Values<Field>) =>
    awaitPart(Promise.all([loadAttempt(), loadForm(values)]))

  const attempt = async (form: HTMLFormElement): Promise<Attempt<Field, Answer>> => {
    const data = new FormData(form)
    const values = readValues(fields, data)
    const typed = { values, ...typedFields(['website'], data) }
    // Without a network the rules' script cannot be loaded.
    const loaded = await loadRules(values).catch(() => null)
    if (loaded === null) {
      saveValues(name, values)
      return { kind: 'failed' }
    }
    const [{ attemptForm }, caseForm] = loaded
    const done = await attemptForm(caseForm, typed, {
      draft: name,
      locale: getLocale(),
      challenge,
      sinceAskedMs: performance.now() - askedAtMs.current,
      nowMs: Date.now(),
    })
    checked.current = values
    if (done.kind === 'faulty' && done.needsQuestion) {
      await askAgain(form)
      // A new question has emptied the sum.
      checked.current = { ...values, ...typedFields(['sum'], new FormData(form)) }
    }
    return done
  }
  const remainingOf = async (faults: FieldFault<Field>[], values: Values<Field>) => {
    if (fields.every((field) => values[field] === checked.current[field])) return faults
    const loaded = await awaitPart(Promise.all([loadRemainingFaults(), loadRules(values)])).catch(
      () => null,
    )
    // Without the rules' script the faults stay until the next input.
    if (loaded === null) return faults
    const [{ remainingFaults }, [{ isSumRightFor }, form]] = loaded
    const isSumRight = isSumRightFor(challenge)
    const context = { checked: checked.current, values, nowMs: Date.now(), isSumRight }
    return remainingFaults(form, faults, context)
  }
  return { challenge, attempt, remainingOf }
}

/** The sum question, and how to get a new one. */
function useChallenge(options: { kind: FormKind; challenge: FormChallenge | null }) {
  const [challenge, setChallenge] = useState(options.challenge)
  const askedAtMs = useRef(0)
  // The browser's clock; the server made the question a moment earlier.
  useEffect(() => {
    if (challenge !== null) askedAtMs.current = performance.now()
  }, [challenge])
  const askAgain = async (form: HTMLFormElement) => {
    const next = await browserApi().getFormChallenge({ form: options.kind })
    if (!next.ok) return
    setChallenge(next.data)
    setField(form, 'sum', '')
  }
  return { challenge, askedAtMs, askAgain }
}
