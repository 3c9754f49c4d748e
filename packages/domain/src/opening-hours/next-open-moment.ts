import {
  addDays,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
} from '../primitives/local-date.ts'
import { checkPickup, type HoursOf, hoursOn } from './active-hours.ts'

const searchedDays = 60

/**
 * The first moment from a local date and time on at which a pickup or return is ok, at most 60 days
 * ahead; null when there is none.
 */
export function nextOpenMoment(
  of: HoursOf,
  { date: from, time: earliest }: { date: LocalDate; time: LocalTime },
): LocalDateTime | null {
  for (let days = 0; days <= searchedDays; days += 1) {
    const date = addDays(from, days)
    const hours = hoursOn(of, date)
    if (hours.kind === 'closed') continue
    const time = days === 0 && earliest > hours.from ? earliest : hours.from
    if (checkPickup(of, date, time).kind === 'ok') return { date, time }
  }
  return null
}
