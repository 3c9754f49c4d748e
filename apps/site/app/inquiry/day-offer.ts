import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  type ClosedHours,
  checkPickup,
  type HoursOf,
  hoursOn,
  offeredTimes,
} from '@minikran/domain/opening-hours/active-hours'
import { openDatesAhead } from '@minikran/domain/opening-hours/hours-ahead'
import {
  type LocalDate,
  type LocalTime,
  parseLocalDate,
  parseLocalTime,
} from '@minikran/domain/primitives/local-date'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { weekdayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { specialDayName } from '../components/hours-words.ts'
import { hoursOfDepot } from './depot-hours.ts'
import type { DepotToChoose } from './depot-to-choose.ts'
import type { InquiryValues } from './inquiry-values.ts'

/** What is said beside a date and offered beside a time; refused: the depot is not open then. */
export type DayOffer = { hint: string | undefined; times: LocalTime[]; isRefused: boolean }
export type OfferedDate = { date: LocalDate; label: string }
export type DayOffers = { pickup: DayOffer; return: DayOffer; dates: OfferedDate[] }

type At = { hours: HoursOf; city: string; locale: Locale }

const offeredDates = 10
const nothing: DayOffer = { hint: undefined, times: [], isRefused: false }

/** The hours of the date at the depot, or why the typed time will not do (specification §4). */
export function dayOffer(at: At, typed: { date: string; time: string }): DayOffer {
  const { hours, city } = at
  const date = parseLocalDate(typed.date.trim())
  if (date === null) return nothing
  const day = hoursOn(hours, date)
  if (day.kind === 'closed') return { hint: closedHint(at, day), times: [], isRefused: true }
  const { from, to } = day
  const times = offeredTimes(day).filter((time) => checkPickup(hours, date, time).kind === 'ok')
  const time = parseLocalTime(typed.time.trim())
  const check = time === null ? null : checkPickup(hours, date, time)
  switch (check?.kind) {
    case undefined:
    case 'ok':
      return { hint: m.inquiry_hours_hint({ city, from, to }), times, isRefused: false }
    case 'closed':
      return { hint: closedHint(at, check.hours), times, isRefused: true }
    case 'early':
      return { hint: m.inquiry_early_hint({ city, from: check.opens }), times, isRefused: true }
    case 'late':
      return { hint: m.inquiry_late_hint({ city, to: check.closes }), times, isRefused: true }
    default:
      return unreachable(check)
  }
}

function closedHint({ city, locale }: At, { specialDay }: ClosedHours): string {
  const name = specialDayName(specialDay ?? null, locale)
  if (name === null) return m.inquiry_closed_hint({ city })
  return m.inquiry_closed_special_hint({ city, name })
}

/** The offers for both dates as they are typed; null while the depot's hours are not known. */
export async function dayOffers(
  depots: DepotToChoose[],
  values: InquiryValues,
): Promise<DayOffers | null> {
  const depot = depots.find(({ id }) => String(id) === values.depot_id)
  const hours = depot === undefined ? null : await hoursOfDepot(values.depot_id)
  if (depot === undefined || hours === null) return null
  const locale = getLocale()
  const at = { hours, city: depot.city, locale }
  return {
    pickup: dayOffer(at, { date: values.pickup_date, time: values.pickup_time }),
    return: dayOffer(at, { date: values.return_date, time: values.return_time }),
    dates: openDatesAhead(hours, Date.now(), offeredDates).map(({ date, hours: { from, to } }) => ({
      date,
      label: `${weekdayText(date, locale)} ${m.hours_range({ from, to })}`,
    })),
  }
}
