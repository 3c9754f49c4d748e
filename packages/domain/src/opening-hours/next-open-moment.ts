import {
  addDays,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  minutesOf,
  timeFromMinutes,
} from '../primitives/local-date.ts'
import { stepMinutes } from '../validation/rent-times.ts'
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
    const time = inSteps(days === 0 && earliest > hours.from ? earliest : hours.from)
    if (checkPickup(of, date, time).kind === 'ok') return { date, time }
  }
  return null
}

/** Rounded up; at the end of a day to 24:00, after any closing. */
const inSteps = (time: LocalTime): LocalTime =>
  timeFromMinutes(Math.ceil(minutesOf(time) / stepMinutes) * stepMinutes)
