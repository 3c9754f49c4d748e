import type { MovedTimes } from '@minikran/domain/cases/changed-times'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from './paraglide/messages.js'

type Shown = { machines: number; delivered: boolean; locale: Locale }

const pickupTexts = {
  start: m.case_times_pickup,
  startNew: m.case_times_pickup_new,
  end: m.case_times_return,
  endNew: m.case_times_return_new,
  endRemoved: m.case_times_return_removed,
}
const deliveryTexts: typeof pickupTexts = {
  start: m.case_times_start,
  startNew: m.case_times_start_new,
  end: m.case_times_end,
  endNew: m.case_times_end_new,
  endRemoved: m.case_times_end_removed,
}

/** The new times of a case with those before; with several machines each by its number. */
export function changedTimesText(moved: readonly MovedTimes[], shown: Shown): string {
  const { machines, locale } = shown
  return moved
    .map((line) => {
      const sentences = [startText(line, shown), endText(line, shown)]
      const text = sentences.filter((sentence) => sentence !== null).join(' ')
      if (machines <= 1) return text
      return `${m.case_times_machine({ number: line.line }, { locale })}: ${text}`
    })
    .join(' ')
}

const textsOf = ({ delivered }: Shown) => (delivered ? deliveryTexts : pickupTexts)

function startText({ from, to }: MovedTimes, shown: Shown): string | null {
  if (to.pickup_at === null || from.pickup_at === to.pickup_at) return null
  const texts = textsOf(shown)
  const locale = { locale: shown.locale }
  if (from.pickup_at === null) return texts.startNew({ to: to.pickup_at }, locale)
  return texts.start({ from: from.pickup_at, to: to.pickup_at }, locale)
}

function endText({ from, to }: MovedTimes, shown: Shown): string | null {
  if (from.return_at === to.return_at) return null
  const texts = textsOf(shown)
  const locale = { locale: shown.locale }
  if (from.return_at === null) return to.return_at && texts.endNew({ to: to.return_at }, locale)
  if (to.return_at === null) return texts.endRemoved({ from: from.return_at }, locale)
  return texts.end({ from: from.return_at, to: to.return_at }, locale)
}
