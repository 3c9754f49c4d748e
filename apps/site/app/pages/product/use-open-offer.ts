import { getLocale } from '@minikran/i18n/runtime'
import { useEffect, useState } from 'react'
import type { OpenOffer } from './open-offer.ts'
import type { ProductView } from './product-view.ts'
import type { RentDates } from './rent-dates.ts'

type Machine = Pick<ProductView, 'inquiry' | 'opening'>

/** Open days instead of the typed ones; null when the depot is open, and until that is known. */
export function useOpenOffer({ inquiry, opening }: Machine, dates: RentDates): OpenOffer | null {
  const [known, setKnown] = useState(opening)
  const [from, to] = dates.kind === 'dates' ? [dates.from, dates.to] : [null, null]
  const isKnown = known?.from === from && known?.to === to
  const { depotId, prices } = inquiry

  useEffect(() => {
    if (from === null || isKnown || depotId === null || prices === null) return
    let isLatest = true
    const find = async () => {
      const { loadOpenOffer } = await import('./open-offer.ts')
      const offer = await loadOpenOffer({ depotId, prices }, { from, to }, getLocale())
      if (isLatest) setKnown({ from, to, offer })
    }
    // Without it the page says that the rental may get longer, and the inquiry shows it.
    find().catch(() => {})
    return () => {
      isLatest = false
    }
  }, [from, to, isKnown, depotId, prices])

  return isKnown ? (known?.offer ?? null) : null
}
