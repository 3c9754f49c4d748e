import { daysFrom, type LocalDate, weekday } from '../primitives/local-date.ts'

/** The dates of a rent, the first and the last counted. */
export type RentPeriod = { from: LocalDate; to: LocalDate }
export type PeriodCount = { firstDay: number; followingDay: number; weekend: number }

const saturday = 6

/**
 * How the dates of a rent are charged. Every date on which the machine is out counts, the one of
 * the pickup and the one of the return too, whatever the time. A Saturday and its Sunday that both
 * lie in the period are one weekend, charged at the weekend price in place of two days; a Saturday
 * or Sunday alone is a day like any other. The first date is the first day, unless a weekend begins
 * with it; every other date is a following day. Machines without a weekend price (price_rentstart,
 * price_rentday) have no weekends: their Saturdays and Sundays are following days.
 */
export function countPeriod({ from, to }: RentPeriod, hasWeekends: boolean): PeriodCount {
  const dates = daysFrom(from, to) + 1
  const untilSaturday = (saturday - weekday(from) + 7) % 7
  // Of each Saturday that the period holds, the last may lack its Sunday.
  const daysAfterFirstSaturday = dates - 1 - untilSaturday
  const weekend =
    hasWeekends && daysAfterFirstSaturday > 0 ? Math.floor((daysAfterFirstSaturday + 6) / 7) : 0
  const firstDay = weekend > 0 && untilSaturday === 0 ? 0 : 1
  return { firstDay, followingDay: dates - firstDay - 2 * weekend, weekend }
}
