import { addDays, type LocalDate, type LocalDateTime } from '../primitives/local-date.ts'
import { type HoursOf, hoursOn } from './active-hours.ts'
import { nextOpenMoment } from './next-open-moment.ts'

const searchedDays = 7

/** When a machine can be fetched and brought back around dates on which the depot is closed. */
export type OpenAround = { pickup: LocalDateTime; returned: LocalDateTime }

/**
 * The shortest time around two dates that the depot's hours allow: fetched on the first date, else
 * before closing on the open day before it; brought back on the last date or at the next opening. Null
 * when both dates are open, or within a week no day is.
 */
export function openAround(
  of: HoursOf,
  { from, to }: { from: LocalDate; to: LocalDate },
): OpenAround | null {
  const isOpen = (date: LocalDate) => hoursOn(of, date).kind === 'open'
  if (isOpen(from) && isOpen(to)) return null
  const pickup = lastOpenMoment(of, from)
  const returned = nextOpenMoment(of, { date: to, time: '00:00' })
  if (pickup === null || returned === null) return null
  return returned.date > addDays(to, searchedDays) ? null : { pickup, returned }
}

function lastOpenMoment(of: HoursOf, date: LocalDate): LocalDateTime | null {
  const sameDay = hoursOn(of, date)
  if (sameDay.kind === 'open') return { date, time: sameDay.from }
  for (let days = 1; days <= searchedDays; days += 1) {
    const before = addDays(date, -days)
    const hours = hoursOn(of, before)
    if (hours.kind === 'open') return { date: before, time: hours.to }
  }
  return null
}
