import { HttpError, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Values } from '../providers/call-api.ts'

/** Where the session has ended, react-admin opens the log-in page and calls an empty item saved. */
export const isTaken = (saved: Values) => saved['id'] !== undefined

/**
 * What became of saving an item. `saves` counts what the server has taken: only then the draft goes
 * and the lock is let go. `current` is what somebody else saved meanwhile, until a person has chosen;
 * `holder` is the item as it is held by somebody else, who has taken the lock over.
 */
export function useSaveOutcome() {
  const notify = useNotify()
  const [current, setCurrent] = useState<Values | null>(null)
  const [holder, setHolder] = useState<Values | null>(null)
  const [saves, setSaves] = useState(0)
  const onSuccess = (saved: Values) => {
    if (!isTaken(saved)) return
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
