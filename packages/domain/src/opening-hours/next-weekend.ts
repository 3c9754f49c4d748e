import { addDays, stockholmDateTime, weekday } from '../primitives/local-date.ts'
import type { HoursOf } from './active-hours.ts'
import { type OpenAround, timesAround } from './open-around.ts'

const searchedWeekends = 8

/**
 * When a machine is collected and returned for the first weekend after today whose pickup is still to
 * come: on Saturday and Sunday where the depot is open, else at its last closing before and its next
 * opening after. Null when there is none within eight weeks.
 */
export function nextWeekend(of: HoursOf, nowMs: number): OpenAround | null {
  const { date: today } = stockholmDateTime(nowMs)
  const daysToSaturday = ((12 - weekday(today)) % 7) + 1
  for (let weeks = 0; weeks < searchedWeekends; weeks += 1) {
    const saturday = addDays(today, daysToSaturday + 7 * weeks)
    const pickup = { date: saturday, time: null }
    // On an open Sunday as late as possible: the whole date is paid for.
    const returned = { date: addDays(saturday, 1), time: '23:59' }
    const found = timesAround(of, { pickup, returned }, nowMs)
    if (found !== null) return found
  }
  return null
}
