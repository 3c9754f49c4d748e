import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { clearDraft, loadDraft, saveDraft } from '../forms/draft.ts'
import { onStoredText, storedText } from '../page-data/stored-text.ts'
import { useRootData } from '../use-root-data.ts'

/**
 * Keeps what was sent until it is saved, so that it is there again after the log-in that saving asks
 * for when the session has ended. Another account does not see it.
 */
export function useAccountDraft(does: string, isSending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [isSentHere, setIsSentHere] = useState(false)
  const { search } = useLocation()
  const { user } = useRootData()
  const name = `account-${user?.id}-${does}`
  const drafted = useSyncExternalStore(
    onStoredText,
    () => storedText({ storage: 'sessionStorage', key: name }),
    () => '',
  )
  const isSaved = new URLSearchParams(search).get('klart') === does
  // Fills the fields from the draft in the browser's storage, and forgets what was saved.
  useEffect(() => {
    const shown = form.current
    if (shown === null) return
    if (isSending) {
      const sent = valuesIn(shown)
      return () => resetFrom(sent, { form: shown, draft: name })
    }
    if (isSaved) clearDraft(name)
    const values = loadDraft(name)?.values
    for (const control of keptIn(shown)) control.value = values?.[control.name] ?? control.value
  }, [isSending, isSaved, name])
  const handleSubmit = () => {
    const values = form.current === null ? {} : valuesIn(form.current)
    if (Object.keys(values).length > 0) saveDraft(name, { values, pending: null })
    setIsSentHere(true)
  }
  return { form, handleSubmit, isRestored: drafted !== '' && !isSentHere }
}

type Values = Record<string, string>
type Kept = HTMLInputElement | HTMLSelectElement

/** All fields but passwords and what the page itself fills in. */
const keptIn = ({ elements }: HTMLFormElement): Kept[] =>
  [...elements].filter(
    (control): control is Kept =>
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !['hidden', 'password'].includes(control.type)),
  )

const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries(keptIn(form).map(({ name, value }) => [name, value]))

/**
 * After the answer the fields show what is stored, and password fields are empty. What was typed since
 * the form was sent stays.
 */
function resetFrom(sent: Values, { form, draft }: { form: HTMLFormElement; draft: string }) {
  const later = Object.entries(valuesIn(form)).filter(([name, value]) => value !== sent[name])
  form.reset()
  if (later.length === 0) return
  const typed: Values = Object.fromEntries(later)
  for (const control of keptIn(form)) control.value = typed[control.name] ?? control.value
  saveDraft(draft, { values: { ...loadDraft(draft)?.values, ...typed }, pending: null })
}
