import { HttpError, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Values } from '../providers/call-api.ts'

/** Marks what the form reads and saves: a list's copy of an item lacks fields. */
export const wholeItem = { whole: true }

/** When the session has ended, react-admin opens the log-in page and reports an empty item as saved. */
export const isSaved = (saved: Values) => saved['id'] !== undefined

/**
 * The outcome of saving an item. `saves` counts successful saves: only they remove the draft and the
 * lock. `current` is the newer version of somebody else, until the user has chosen between the two;
 * `holder` is the item while somebody else has taken over the lock.
 */
export function useSaveOutcome() {
  const notify = useNotify()
  const [current, setCurrent] = useState<Values | null>(null)
  const [holder, setHolder] = useState<Values | null>(null)
  const [saves, setSaves] = useState(0)
  const onSuccess = (saved: Values) => {
    if (!isSaved(saved)) return
    setSaves((number) => number + 1)
    notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
  }
  const onError = (error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    const { code, facts } = error.body ?? {}
    if (code === 'itemLocked') setHolder(facts.current as Values)
    if (code === 'staleVersion') setCurrent(facts.current as Values)
    else notify(error.message, { type: 'error', autoHideDuration: null })
  }
  const stale = {
    current,
    onStale: setCurrent,
    onSaved: onSuccess,
    onClose: () => setCurrent(null),
  }
  return { saves, holder, stale, onSuccess, onError }
}
