import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { closeNotice, showNotice } from '../components/notices.ts'

type Shown = { id: number; pathname: string }

/** Shows a receipt among the notices until it is closed, replaced, or the page is left. */
export function useReceiptNotice(): (receipt: ReactNode) => void {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown | null>(null)
  // The notices, which are not part of the page.
  useEffect(() => {
    if (shown?.pathname !== pathname) return
    return () => closeNotice(shown.id)
  }, [shown, pathname])
  return (receipt) =>
    setShown({ id: showNotice({ kind: 'info', text: receipt, stays: true }), pathname })
}
