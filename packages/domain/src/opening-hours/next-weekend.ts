import { addDays, stockholmDateTime, weekday } from '../primitives/local-date.ts'
import type { HoursOf } from './active-hours.ts'
import { type OpenAround, timesAround } from './open-around.ts'

const searchedWeekends = 8

/**
 * Pickup and return for a rent over the next weekend whose pickup is in the future: on Saturday and
 * Sunday if the depot is open, else at the last closing before and the next opening after. Null when
 * there is none within eight weeks.
 */
export function nextWeekend(of: HoursOf, nowMs: number): OpenAround | null {
  const { date: today } = stockholmDateTime(nowMs)
  const daysToSaturday = ((12 - weekday(today)) % 7) + 1
  for (let weeks = 0; weeks < searchedWeekends; weeks += 1) {
    const saturday = addDays(today, daysToSaturday + 7 * weeks)
    const pickup = { date: saturday, time: null }
    // On an open Sunday as late as possible, since the whole date is charged.
    const returned = { date: addDays(saturday, 1), time: '23:59' }
    const found = timesAround(of, { pickup, returned }, nowMs)
    if (found !== null) return found
  }
  return null
}
