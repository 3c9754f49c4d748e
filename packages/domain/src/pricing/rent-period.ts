import { daysFrom, type LocalDate, weekday } from '../primitives/local-date.ts'

/** The dates of a rent, the first and the last counted. */
export type RentPeriod = { from: LocalDate; to: LocalDate }
export type PeriodCount = { firstDay: number; followingDay: number; weekend: number }

const saturday = 6

/**
 * How the dates of a rent are charged. Every date counts, including those of pickup and return. A
 * Saturday and Sunday within the period are one weekend, at the weekend price instead of two days; a
 * single Saturday or Sunday is a normal day. The first date is the first day unless a weekend begins
 * on it; all others are following days. Machines without a weekend price (price_rentstart,
 * price_rentday) have no weekends.
 */
export function countPeriod({ from, to }: RentPeriod, hasWeekends: boolean): PeriodCount {
  const dates = daysFrom(from, to) + 1
  const untilSaturday = (saturday - weekday(from) + 7) % 7
  // The period's last Saturday may be without its Sunday.
  const daysAfterFirstSaturday = dates - 1 - untilSaturday
  const weekend =
    hasWeekends && daysAfterFirstSaturday > 0 ? Math.floor((daysAfterFirstSaturday + 6) / 7) : 0
  const firstDay = weekend > 0 && untilSaturday === 0 ? 0 : 1
  return { firstDay, followingDay: dates - firstDay - 2 * weekend, weekend }
}
