import { isBareHour, tidyDate } from '@minikran/domain/primitives/typed-moment'
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRootData } from '../use-root-data.ts'
import type { CaseAnswer, Values } from './case-form.ts'
import { type Draft, loadDraft, saveDraft, saveValues } from './draft.ts'
import type { Known } from './form-state.ts'
import { isUnread, readValues, tidy } from './read-values.ts'
import { emptyDrafted, restoreForm } from './restore-form.ts'
import { preloadSending } from './use-attempt.ts'
import { type SendingOptions, useSending } from './use-sending.ts'

type Options<Field extends string, Body, Answer extends CaseAnswer> = SendingOptions<
  Field,
  Body,
  Answer
> & {
  /** Called with the form's values when its script has loaded and at every input. */
  onValues?: (values: Values<Field>) => void
  /** Called when the draft has been restored. */
  onRestored?: (form: HTMLFormElement, draft: Draft | null) => void
}

// A dialog fetches the account's data itself; a page gets it from the server.
async function fillFromAccount(form: HTMLFormElement) {
  const loaded = await import('./fill-known.ts').catch(() => null)
  await loaded?.fillKnown(form, location.search)
}

type Restored = { known?: Known | null | undefined; fields: readonly string[] }

/** Restores the draft; in another language it replaces the values of the address too. */
function restoreDraft(form: HTMLFormElement, draft: Draft, { known, fields }: Restored) {
  if (form.closest('[data-again]') === null) return restoreForm(form, draft.values, known ?? {})
  emptyDrafted(form, draft.values)
  // The message begins with the lift in this language.
  const replaced = { ...readValues(fields, new FormData(form)), inquiry_text: '' }
  restoreForm(form, draft.values, replaced)
}

/** Adds what the form shows to its draft, so that what is empty there has been emptied. */
function addShownTo(draft: Draft, shown: Record<string, string>): Draft {
  const filled = Object.entries(shown).filter(([, value]) => value !== '')
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(filled) } }
}

/** Draft, validation and submission of a case form. */
export function useCaseForm<Field extends string, Body, Answer extends CaseAnswer>(
  options: Options<Field, Body, Answer>,
) {
  const { name, path, fields, onValues } = options
  const [isTouched, setIsTouched] = useState(false)
  const { handleSubmit, reviewFaults, ...sending } = useSending(options)
  const { formRef, saveTyped } = useFormDraft(options)
  const { unread, forgetUnread, sayUnread } = useUnreadFields()
  const showValues = useEffectEvent((form: HTMLFormElement) => {
    onValues?.(readValues(fields, new FormData(form)))
  })

  // Runs again when the form's fields change, such as when a machine is removed.
  const shownFields = fields.join(' ')
  useEffect(() => {
    const form = formRef.current
    if (form !== null && shownFields !== '') showValues(form)
  }, [formRef, shownFields])

  const handleInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const read = readValues(fields, new FormData(currentTarget))
    const control = target instanceof HTMLInputElement ? target : null
    // A date may become a longer one: it stays as typed until the field is left.
    const values = control?.name.endsWith('_date')
      ? { ...read, [control.name]: tidyDate(control.value) }
      : read
    saveTyped(values)
    // While a time is only an hour, its feedback waits until the field is left.
    if (!control?.name.endsWith('_time') || !isBareHour(control.value)) onValues?.(values)
    setIsTouched(true)
    if (control !== null) forgetUnread(control.name)
    preloadSending(() => options.loadForm(values))
    void reviewFaults(values)
  }
  const handleBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const tidied = tidy(target.name, target.value)
    if (isUnread(target.name, tidied)) void sayUnread(target)
    if (tidied === target.value) return
    target.value = tidied
    const values = readValues(fields, new FormData(currentTarget))
    onValues?.(values)
    void reviewFaults(values)
  }
  const handlers = { onSubmit: handleSubmit, onInput: handleInput, onBlur: handleBlur }
  const errorOf = (of: Field | 'sum') =>
    sending.faults.find(({ field }) => field === of)?.sentence ?? unread[of]
  return { name, path, formRef, isTouched, handlers, errorOf, ...sending }
}

type DraftOptions = Restored & {
  name: string
  onRestored?: (form: HTMLFormElement, draft: Draft | null) => void
}

/** Restores the form's draft, and saves it from then on. */
function useFormDraft(options: DraftOptions) {
  const { name, known = null } = options
  const { user } = useRootData()
  const needsAccount = user !== null && known === null
  const isRestored = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent((form: HTMLFormElement, draft: Draft | null) => {
    if (draft !== null) restoreDraft(form, draft, options)
    isRestored.current = true
    options.onRestored?.(form, draft)
    if (draft !== null) {
      const shown = readValues(options.fields, new FormData(form))
      saveDraft(name, addShownTo(draft, shown))
    }
  })

  // Restores the draft from the browser's storage; text typed before hydration is kept.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    form.dataset['draft'] = 'kept'
    restore(form, loadDraft(name))
    if (needsAccount) void fillFromAccount(form)
  }, [name, needsAccount])

  const saveTyped = (values: Record<string, string>) => {
    // Before the draft is restored, an emptier form must not replace it.
    if (isRestored.current) saveValues(name, values)
  }
  return { formRef, saveTyped }
}

/** The sentence about each date or time that was left and cannot be read, by the field's name. */
function useUnreadFields() {
  const [unread, setUnread] = useState<Partial<Record<string, string>>>({})
  const forgetUnread = (field: string) => {
    if (unread[field] !== undefined) setUnread(({ [field]: _, ...others }) => others)
  }
  const sayUnread = async (control: HTMLInputElement) => {
    const { name: field } = control
    const loaded = await import('./rule-sentences.ts').catch(() => null)
    if (loaded === null || !isUnread(field, control.value)) return
    const sentence = loaded.ruleSentence({ rule: 'format' }, { field, city: null })
    setUnread((others) => ({ ...others, [field]: sentence }))
  }
  return { unread, forgetUnread, sayUnread }
}
