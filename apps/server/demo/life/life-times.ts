import type { HoursOf, HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { nextOpenMoment } from '@minikran/domain/opening-hours/next-open-moment'
import { addDays, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { LifeCase } from './life-cases.ts'

/** The day, or the next one on which the depot is open at the time. */
const openDay = (of: HoursOf, date: string, time: string) =>
  nextOpenMoment(of, { date, time })?.date ?? date

export type Loaded = { now: Date; hours: readonly HoursSet[] }

/** Pickup and return of a case; none when nothing is picked up. */
export function lifeTimes(
  { pickup, depot, movedTo = '09:00' }: LifeCase,
  { now, hours: sets }: Loaded,
) {
  if (pickup === undefined) return {}
  const [inDays, forDays] = pickup
  const of = { sets, depotId: depot }
  const from = openDay(of, addDays(stockholmDateTime(now.getTime()).date, inDays), '09:00')
  const to = openDay(of, addDays(from, forDays), '15:00')
  return { pickup_at: `${from} ${movedTo}`, return_at: `${to} 15:00` }
}
