import { useRef, useState } from 'react'
import type { DayOffers } from './day-offer.ts'
import type { DepotToChoose } from './depot-to-choose.ts'
import type { InquiryValues } from './inquiry-values.ts'

// The hours' rules, and the chosen depot's sets, come once somebody types.
const loadDayOffers = () => import('./day-offer.ts')

/** What the chosen depot offers for the dates as they are typed. */
export function useDayOffers(depots: DepotToChoose[]) {
  const [offers, setOffers] = useState<DayOffers | null>(null)
  const latest = useRef(0)
  const ask = async (values: InquiryValues) => {
    latest.current += 1
    const asked = latest.current
    const found =
      values.depot_id === '' ? null : await (await loadDayOffers()).dayOffers(depots, values)
    // A slow answer must not speak of what is no longer typed.
    if (asked === latest.current) setOffers(found)
  }
  // Without the hours' script the times are typed all the same: the server judges them.
  const offerDays = (values: InquiryValues) => void ask(values).catch(() => undefined)
  return { offers, offerDays }
}
