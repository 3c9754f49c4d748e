import type { MovedTimes } from '@minikran/domain/cases/changed-times'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from './paraglide/messages.js'

/** The new times of a case with those before; with several machines each by its number. */
export function changedTimesText(
  moved: readonly MovedTimes[],
  { machines, locale }: { machines: number; locale: Locale },
): string {
  return moved
    .map(({ line, from, to }) => {
      const sentences = [
        pickupText(from.pickup_at, to.pickup_at, locale),
        returnText(from.return_at, to.return_at, locale),
      ].filter((sentence) => sentence !== null)
      const text = sentences.join(' ')
      return machines > 1 ? `${m.case_times_machine({ number: line }, { locale })}: ${text}` : text
    })
    .join(' ')
}

function pickupText(from: string | null, to: string | null, locale: Locale): string | null {
  if (to === null || from === to) return null
  if (from === null) return m.case_times_pickup_new({ to }, { locale })
  return m.case_times_pickup({ from, to }, { locale })
}

function returnText(from: string | null, to: string | null, locale: Locale): string | null {
  if (from === to) return null
  if (from === null) return to && m.case_times_return_new({ to }, { locale })
  if (to === null) return m.case_times_return_removed({ from }, { locale })
  return m.case_times_return({ from, to }, { locale })
}
