import { offeredTimes } from '@minikran/domain/opening-hours/active-hours'
import { parseLocalDate, parseLocalTime, weekday } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import type { InquiryDepot } from './inquiry-depot.ts'
import type { InquiryValues } from './inquiry-values.ts'

/** What is said beside a date and offered beside a time. */
export type DayOffer = { hint: string | undefined; times: string[] }

export type DayOffers = { pickup: DayOffer; return: DayOffer }

const nothing: DayOffer = { hint: undefined, times: [] }

/**
 * The hours of the date's weekday at the depot, or why the typed time will not do. Special days are
 * the server's to judge: it knows every set of hours, the form knows the ordinary week.
 */
export function dayOffer(
  depot: InquiryDepot | undefined,
  typed: { date: string; time: string },
): DayOffer {
  const day = parseLocalDate(typed.date)
  if (depot === undefined || day === null) return nothing
  const hours = depot.hours.find((row) => row.day === weekday(day))
  if (hours === undefined) return nothing
  const { city } = depot
  const { closed, from, to } = hours
  if (closed || from === null || to === null) {
    return { hint: m.inquiry_closed_hint({ city }), times: [] }
  }
  const time = parseLocalTime(typed.time)
  const times = offeredTimes({ from, to })
  if (time !== null && time < from) return { hint: m.inquiry_early_hint({ city, from }), times }
  if (time !== null && time > to) return { hint: m.inquiry_late_hint({ city, to }), times }
  return { hint: m.inquiry_hours_hint({ city, from, to }), times }
}

/** The offers for both dates as they are typed. */
export function dayOffers(depots: InquiryDepot[], values: InquiryValues): DayOffers {
  const depot = depots.find(({ id }) => String(id) === values.depot_id)
  return {
    pickup: dayOffer(depot, { date: values.pickup_date, time: values.pickup_time }),
    return: dayOffer(depot, { date: values.return_date, time: values.return_time }),
  }
}
