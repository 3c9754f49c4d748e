import { HttpError, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Values } from '../providers/call-api.ts'

/**
 * What became of saving an item. `saves` counts what the server has taken: only then the draft goes
 * and the lock is let go. `current` is what somebody else saved meanwhile, until a person has chosen.
 */
export function useSaveOutcome() {
  const notify = useNotify()
  const [current, setCurrent] = useState<Values | null>(null)
  const [saves, setSaves] = useState(0)
  const onSuccess = () => {
    setSaves((number) => number + 1)
    notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
  }
  const onError = (error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.body?.code === 'staleVersion') setCurrent(error.body.facts.current as Values)
    else notify(error.message, { type: 'error', autoHideDuration: null })
  }
  const stale = {
    current,
    onStale: setCurrent,
    onSaved: onSuccess,
    onClose: () => setCurrent(null),
  }
  return { saves, stale, onSuccess, onError }
}
