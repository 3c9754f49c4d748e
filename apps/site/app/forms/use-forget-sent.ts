import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Whether the address confirms a form that was sent without script. */
export const isConfirming = (search: string) => new URLSearchParams(search).has('skickad')

/** Removes the draft of a form that was sent before its script had loaded. */
export function useForgetSent(name: string, alsoForget: () => void = () => undefined) {
  const isSent = isConfirming(useLocation().search)
  const forgetMore = useEffectEvent(alsoForget)
  // The browser's storage, once the address confirms the form.
  useEffect(() => {
    if (!isSent) return
    forgetMore()
    void import('./draft.ts').then(
      ({ clearDraft }) => clearDraft(name),
      () => undefined,
    )
  }, [isSent, name])
}
