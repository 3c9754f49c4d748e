import sweden from '../apps/server/demo/data/sweden.json' with { type: 'json' }
import { fromNow } from '../apps/server/src/testing/clock.ts'

const specialDays = new Set(
  Object.values(sweden.holidays.years).flatMap((days) => days.map((day) => day.date)),
)

// Around Christmas the depots open at eight.
const winterSets = sweden.opening_hours.filter(({ name }) => name === 'winter')
const opensLater = (date: string) =>
  winterSets.some((set) => set.publish_at <= `${date} 12:00` && `${date} 12:00` <= set.unpublish_at)

/** The first Wednesday from a week ahead on that is no special day: every depot opens at seven. */
export function pickupDate(): string {
  const day = fromNow({ days: 7 })
  const text = () => day.toISOString().slice(0, 10)
  while (day.getUTCDay() !== 3 || specialDays.has(text()) || opensLater(text())) {
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return text()
}

/** The next special day on which every depot is closed, with open days between today and it. */
export function closedSpecialDay(): string {
  const nextWeek = fromNow({ days: 7 }).toISOString().slice(0, 10)
  const days = Object.values(sweden.holidays.years).flat()
  const next = days.find(({ date, closed }) => closed && date > nextWeek)
  if (next === undefined) throw new Error('The demo has no special day ahead')
  return next.date
}
