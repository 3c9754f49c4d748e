import { m } from '@minikran/i18n/messages'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { closeNotice, showNotice } from '../components/notices.ts'
import { typedFields } from '../components/typed-fields.ts'
import { withWholeParts } from '../components/whole-parts.tsx'
import { localPath } from '../locale-path.ts'
import { rememberSentCase } from '../sent-cases/sent-cases.ts'
import type { Attempt } from './attempt.ts'
import type { CaseAnswer, Values } from './case-form.ts'
import type { FieldFault } from './faults.ts'
import type { FormSetting, PostedForm } from './form-state.ts'
import { readValues } from './read-values.ts'
import { tooManySentence } from './too-many-sentence.ts'
import { noteUnsent, summaryOf } from './unsent.ts'
import { showUnsentNotice } from './unsent-notice.tsx'
import { type AttemptOptions, useAttempt } from './use-attempt.ts'

export type SendingOptions<Field extends string, Body, Answer extends CaseAnswer> = AttemptOptions<
  Field,
  Body,
  Answer
> &
  FormSetting<Field, Answer> & {
    /** The page with the form, for the link back to it. */
    path: string
    /** The machines or the course, for the list of sent cases. */
    about: string
    /** The label in the summary for a mail; null leaves the field out. */
    labelOf: (field: Field) => string | null
    /** The notice after the form was stored. */
    sentNotice: (answer: Answer) => string
  }

type State<Field extends string> = Omit<PostedForm<Field>, 'values'> & { isSending: boolean }

/** Sends a form and shows the result; `reviewFaults` removes faults that have been corrected. */
export function useSending<Field extends string, Body, Answer extends CaseAnswer>(
  options: SendingOptions<Field, Body, Answer>,
) {
  const { kind, name, fields, path, about, posted } = options
  const navigate = useNavigate()
  const summaryRef = useRef<HTMLDivElement>(null)
  const { challenge, attempt, remainingOf } = useAttempt(options)
  const { isLeft, showFaultNotice, closeFaultNotice } = useFaultNotice()
  const [state, setState] = useState<State<Field>>({
    faults: posted?.faults ?? [],
    problem: posted?.problem ?? null,
    waitSeconds: posted?.waitSeconds,
    isSending: false,
  })

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
    setState({ faults: [], problem: null, isSending: true })
    closeFaultNotice()
    // Thrown again, so that the browser reports a fault of the program.
    const done = await attempt(form).catch((fault: unknown) => {
      setState({ faults: [], problem: 'failed', isSending: false })
      throw fault
    })
    const values = readValues(fields, new FormData(form))
    if (done.kind === 'failed') {
      noteUnsent({ kind, name, path, summary: summaryOf(values, options.labelOf), about })
    }
    const found = done.kind === 'faulty' ? await remainingOf(done.faults, values) : []
    if (done.kind !== 'sent' && isLeft.current) {
      return showUnsentNotice({ kind, path }, unsentReason(done))
    }
    flushSync(() => setState(stateAfter(done, found)))
    // Not a route, so that /fel is shown, which sends the form again. Without its script the form stays.
    if (done.kind === 'failed') return navigate(localPath('/error'), { replace: true })
    if (done.kind === 'faulty') {
      // All that was refused may have been corrected meanwhile.
      showFaultNotice(found.length > 0 ? m.form_check_input() : m.form_not_sent_yet())
      summaryRef.current?.focus()
    }
    if (done.kind === 'sent') noteSent(options, done.answer, form)
  }
  return { summaryRef, challenge, ...state, handleSubmit, reviewFaults }
}

/** The notice about faults, and whether the form has been left. */
function useFaultNotice() {
  const shown = useRef<number | null>(null)
  const isLeft = useRef(false)
  const closeFaultNotice = useCallback(() => {
    if (shown.current !== null) closeNotice(shown.current)
    shown.current = null
  }, [])
  // It says nothing about another page, or about the form in another language.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      closeFaultNotice()
    }
  }, [closeFaultNotice])
  const showFaultNotice = (text: string) => {
    shown.current = showNotice({ kind: 'error', text })
  }
  return { isLeft, showFaultNotice, closeFaultNotice }
}

/** Keeps the case in the list of sent ones, and says that the form was stored. */
function noteSent<Answer extends CaseAnswer>(
  { kind, about, sentNotice, onSent }: SentOptions<Answer>,
  answer: Answer,
  form: HTMLFormElement,
) {
  rememberSentCase({ number: answer.case_number, kind, about, sentAtMs: Date.now() })
  showNotice({ kind: 'ok', text: withWholeParts(sentNotice(answer)) })
  onSent({ answer, email: typedFields(['email'], new FormData(form)).email.trim() })
}

type SentOptions<Answer extends CaseAnswer> = Pick<
  SendingOptions<string, unknown, Answer>,
  'kind' | 'about' | 'sentNotice' | 'onSent'
>

function unsentReason(attempt: Exclude<Attempt<string, never>, { kind: 'sent' }>): string {
  if (attempt.kind === 'failed') return m.unsent_lead()
  return attempt.kind === 'busy' ? tooManySentence(attempt.waitSeconds) : m.unsent_refused()
}

function stateAfter<Field extends string, Answer>(
  attempt: Attempt<Field, Answer>,
  faults: FieldFault<Field>[],
): State<Field> {
  if (attempt.kind === 'failed') return { faults, problem: 'failed', isSending: false }
  if (attempt.kind !== 'busy') return { faults, problem: null, isSending: false }
  return { faults, problem: 'busy', waitSeconds: attempt.waitSeconds, isSending: false }
}
