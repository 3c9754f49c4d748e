import { isBareHour } from '@minikran/domain/primitives/typed-moment'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useRootData } from '../use-root-data.ts'
import type { CaseAnswer, Values } from './case-form.ts'
import { type Draft, loadDraft, saveDraft } from './draft.ts'
import { readValues, tidy } from './read-values.ts'
import { restoreForm } from './restore-form.ts'
import { preloadSending, type SendingOptions, useSending } from './use-sending.ts'

type Options<Field extends string, Body, Answer extends CaseAnswer> = SendingOptions<
  Field,
  Body,
  Answer
> & {
  /** Told what the form holds when its script has come and at every key. */
  onValues?: (values: Values<Field>) => void
  /** After the draft has filled what was empty. */
  onRestored?: (form: HTMLFormElement, draft: Draft | null) => void
}

// Who is logged in is not asked for what the account knows: the server's page has it, a dialog asks.
async function askKnown(form: HTMLFormElement) {
  const loaded = await import('./fill-known.ts').catch(() => null)
  await loaded?.fillKnown(form, location.search)
}

/** The life of a form in the browser: kept while typing, checked, sent once, never lost. */
export function useCaseForm<Field extends string, Body, Answer extends CaseAnswer>(
  options: Options<Field, Body, Answer>,
) {
  const { name, path, fields, known = null, onValues } = options
  const { user } = useRootData()
  const hasToAsk = user !== null && known === null
  const isRestored = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  const { handleSubmit, reviewFaults, ...sending } = useSending(options)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  // The browser's storage, and what was typed before script came: neither may be lost.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    form.dataset['draft'] = 'kept'
    const draft = loadDraft(name)
    restoreForm(form, draft?.values ?? {}, latest.current.known ?? {})
    isRestored.current = true
    latest.current.onRestored?.(form, draft)
    if (hasToAsk) void askKnown(form)
  }, [name, hasToAsk])

  // Told anew when the form has other fields, such as those of one machine less.
  const shownFields = fields.join(' ')
  useEffect(() => {
    const form = formRef.current
    if (form === null || shownFields === '') return
    const { fields: all, onValues: tell } = latest.current
    tell?.(readValues(all, new FormData(form)))
  }, [shownFields])

  const handleInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const values = readValues(fields, new FormData(currentTarget))
    // Before the draft is back in the form, a form that knows less must not replace it.
    if (isRestored.current) {
      saveDraft(name, { values, pending: loadDraft(name)?.pending ?? null })
    }
    // The hours of a bare hour are shown when its field is left.
    const isUnfinished =
      target instanceof HTMLInputElement &&
      target.name.endsWith('_time') &&
      isBareHour(target.value)
    if (!isUnfinished) onValues?.(values)
    setIsTouched(true)
    preloadSending(() => options.loadForm(values))
    void reviewFaults(values)
  }
  const handleBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const meant = tidy(target.name, target.value)
    if (meant === target.value) return
    target.value = meant
    onValues?.(readValues(fields, new FormData(currentTarget)))
  }
  const handlers = { onSubmit: handleSubmit, onInput: handleInput, onBlur: handleBlur }
  const errorOf = (of: Field | 'sum') => sending.faults.find(({ field }) => field === of)?.sentence
  return { name, path, formRef, isTouched, handlers, errorOf, ...sending }
}
