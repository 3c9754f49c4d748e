import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** The address that confirms a form sent without script names its case. */
export const isConfirming = (search: string) => new URLSearchParams(search).has('skickad')

/**
 * Sent by the browser itself, before the form's script was awake: what was kept of it is no longer
 * needed.
 */
export function useForgetSent(name: string, alsoForget: () => void = () => undefined) {
  const isSent = isConfirming(useLocation().search)
  const forgetMore = useEffectEvent(alsoForget)
  // The browser's storage, once the page says that the form has come.
  useEffect(() => {
    if (!isSent) return
    forgetMore()
    void import('./draft.ts').then(
      ({ clearDraft }) => clearDraft(name),
      () => undefined,
    )
  }, [isSent, name])
}
