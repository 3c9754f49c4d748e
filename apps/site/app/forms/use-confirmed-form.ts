import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { ConfirmedForm } from './settle-confirmed.ts'

/** Whether the address confirms a form that was sent without script. */
export const isConfirming = (search: string) => new URLSearchParams(search).has('skickad')

/** For a form that was sent before its script had loaded: its draft and case in the browser. */
export function useConfirmedForm(form: ConfirmedForm, onConfirmed: () => void = () => undefined) {
  const { search } = useLocation()
  const settle = useEffectEvent(() => {
    onConfirmed()
    void import('./settle-confirmed.ts').then(
      ({ settleConfirmed }) => settleConfirmed(form, search),
      () => undefined,
    )
  })
  // The browser's storage, once the address confirms the form.
  useEffect(() => {
    if (isConfirming(search)) settle()
  }, [search])
}
