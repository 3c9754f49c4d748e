import type { FormChallenge, FormKind } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { closeNotice, showNotice } from '../components/notices.ts'
import { typedFields } from '../components/typed-fields.ts'
import { withWholeParts } from '../components/whole-parts.tsx'
import { awaitPart } from '../errors/late-part.ts'
import { localPath } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { rememberSentCase } from '../sent-cases/sent-cases.ts'
import type { Attempt } from './attempt.ts'
import type { CaseAnswer, CaseForm, Values } from './case-form.ts'
import { loadDraft, saveDraft } from './draft.ts'
import type { FieldFault } from './faults.ts'
import type { FormSetting, SendProblem } from './form-state.ts'
import { emptyValues, readValues } from './read-values.ts'
import { setField } from './restore-form.ts'
import { tooManySentence } from './too-many-sentence.ts'
import { noteUnsent, summaryOf } from './unsent.ts'
import { showUnsentNotice } from './unsent-notice.tsx'

// The rules and their sentences are loaded at the first input.
const loadAttempt = () => import('./attempt.ts')
const loadRemainingFaults = () => import('./remaining-faults.ts')

export type SendingOptions<Field extends string, Body, Answer extends CaseAnswer> = FormSetting<
  Field,
  Answer
> & {
  kind: FormKind
  /** The form's name in the browser's storage. */
  name: string
  fields: readonly Field[]
  /** The page with the form, for the link back to it. */
  path: string
  /** The machines or the course, for the list of sent cases. */
  about: string
  /** The label in the summary for a mail; null leaves the field out. */
  labelOf: (field: Field) => string | null
  /** Loads the form's fields, rules and API call. */
  loadForm: (values: Values<Field>) => Promise<CaseForm<Field, Body, Answer>>
  /** The notice after the form was stored. */
  sentNotice: (answer: Answer) => string
}

type State<Field extends string> = {
  faults: FieldFault<Field>[]
  problem: SendProblem | null
  waitSeconds?: number | undefined
  isSending: boolean
}

/** Sends a form and shows the result; `reviewFaults` removes faults that have been corrected. */
export function useSending<Field extends string, Body, Answer extends CaseAnswer>(
  options: SendingOptions<Field, Body, Answer>,
) {
  const { kind, name, fields, path, about, loadForm, posted, sentNotice, onSent } = options
  const navigate = useNavigate()
  const summaryRef = useRef<HTMLDivElement>(null)
  const faultNotice = useRef<number | null>(null)
  // The values when the faults were found.
  const checked = useRef<Values<Field>>(posted?.values ?? emptyValues(fields))
  const { challenge, askedAtMs, askAgain } = useChallenge(options)
  const [state, setState] = useState<State<Field>>({
    faults: posted?.faults ?? [],
    problem: posted?.problem ?? null,
    waitSeconds: posted?.waitSeconds,
    isSending: false,
  })

  const loadRules = (values: Values<Field>) =>
    awaitPart(Promise.all([loadAttempt(), loadForm(values)]))
  const attempt = async (form: HTMLFormElement): Promise<Attempt<Field, Answer>> => {
    const data = new FormData(form)
    const values = readValues(fields, data)
    const { website } = typedFields(['website'], data)
    // Without a network the rules' script cannot be loaded.
    const loaded = await loadRules(values).catch(() => null)
    if (loaded === null) {
      saveDraft(name, { values, pending: loadDraft(name)?.pending ?? null })
      return { kind: 'failed' }
    }
    const [{ attemptForm }, caseForm] = loaded
    return attemptForm(
      caseForm,
      { values, website },
      {
        draft: name,
        locale: getLocale(),
        challenge,
        sinceAskedMs: performance.now() - askedAtMs.current,
        nowMs: Date.now(),
      },
    )
  }
  const closeFaultNotice = useCallback(() => {
    if (faultNotice.current !== null) closeNotice(faultNotice.current)
    faultNotice.current = null
  }, [])
  const isLeft = useRef(false)
  // It says nothing about another page, or about the form in another language.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      closeFaultNotice()
    }
  }, [closeFaultNotice])
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
  const reviewFaults = async (values: Values<Field>) => {
    if (state.faults.length === 0) return
    const faults = await remainingOf(state.faults, values)
    if (faults.length === 0) closeFaultNotice()
    setState((now) => (now.isSending ? now : { ...now, faults }))
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state.isSending) return
    const sent = readValues(fields, new FormData(form))
    setState({ faults: [], problem: null, isSending: true })
    closeFaultNotice()
    // Thrown again, so that the browser reports a fault of the program.
    const done = await attempt(form).catch((fault: unknown) => {
      setState({ faults: [], problem: 'failed', isSending: false })
      throw fault
    })
    if (done.kind === 'failed') {
      const summary = summaryOf(readValues(fields, new FormData(form)), options.labelOf)
      noteUnsent({ kind, name, path, summary, about })
    }
    checked.current = sent
    if (done.kind === 'faulty' && done.needsQuestion) {
      await askAgain(form)
      // A new question has emptied the sum.
      checked.current = { ...sent, ...typedFields(['sum'], new FormData(form)) }
    }
    const values = readValues(fields, new FormData(form))
    const found = done.kind === 'faulty' ? await remainingOf(done.faults, values) : []
    if (done.kind !== 'sent' && isLeft.current) {
      showUnsentNotice({ kind, path }, unsentReason(done))
      return
    }
    if (done.kind === 'failed') {
      // Not a route, so that /fel is shown, which sends the form again.
      await navigate(localPath('/error'), { replace: true })
      return
    }
    flushSync(() => setState(stateAfter(done, found)))
    if (done.kind === 'faulty') {
      // All that was refused may have been corrected meanwhile.
      const text = found.length > 0 ? m.form_check_input() : m.form_not_sent_yet()
      faultNotice.current = showNotice({ kind: 'error', text })
      summaryRef.current?.focus()
    }
    if (done.kind === 'sent') {
      const number = done.answer.case_number
      rememberSentCase({ number, kind, about, sentAtMs: Date.now() })
      showNotice({ kind: 'ok', text: withWholeParts(sentNotice(done.answer)) })
      onSent({
        answer: done.answer,
        email: typedFields(['email'], new FormData(form)).email.trim(),
      })
    }
  }
  return { summaryRef, challenge, ...state, handleSubmit, reviewFaults }
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

/** Loads all scripts for sending at the first input, in case the network fails before the end. */
export const preloadSending = (loadForm: () => Promise<unknown>) =>
  void Promise.all([loadAttempt(), loadRemainingFaults(), loadForm()]).catch(() => undefined)

function unsentReason(attempt: Exclude<Attempt<string, never>, { kind: 'sent' }>): string {
  if (attempt.kind === 'failed') return m.unsent_lead()
  return attempt.kind === 'busy' ? tooManySentence(attempt.waitSeconds) : m.unsent_refused()
}

function stateAfter<Field extends string, Answer>(
  attempt: Attempt<Field, Answer>,
  faults: FieldFault<Field>[],
): State<Field> {
  if (attempt.kind !== 'busy') return { faults, problem: null, isSending: false }
  return { faults, problem: 'busy', waitSeconds: attempt.waitSeconds, isSending: false }
}
