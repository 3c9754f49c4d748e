import { nearestFirst } from '@minikran/domain/geography/distance'
import { checkPickup } from '@minikran/domain/opening-hours/active-hours'
import { parseLocalDate, parseLocalTime } from '@minikran/domain/primitives/local-date'
import { hoursOfDepot } from './depot-hours.ts'
import type { DepotOption } from './depot-option.ts'

type Asked = {
  from: DepotOption
  depots: readonly DepotOption[]
  typed: { date: string; time: string }
}

/** The depot nearest to the chosen one that is open at the typed date and time; null without any. */
export async function nearestOpenDepot({
  from,
  depots,
  typed,
}: Asked): Promise<DepotOption | null> {
  const date = parseLocalDate(typed.date.trim())
  const time = parseLocalTime(typed.time.trim())
  if (date === null || time === null) return null
  const others = depots.filter(({ id }) => id !== from.id)
  const near = nearestFirst(others, from).map(({ item }) => item)
  const hours = await Promise.all(near.map(({ id }) => hoursOfDepot(String(id))))
  const found = hours.findIndex((of) => of !== null && checkPickup(of, date, time).kind === 'ok')
  return near[found] ?? null
}
