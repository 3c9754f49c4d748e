import {
  addDays,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
} from '../primitives/local-date.ts'
import { checkPickup, type HoursOf, hoursOn } from './active-hours.ts'

const searchedDays = 60

/** The first possible pickup or return from a local time on, at most 60 days ahead; else null. */
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
