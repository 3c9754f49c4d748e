import type { DepotHours } from '@minikran/contract/depots'
import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'

/** Converts the API's opening hours to the domain's. */
export function hoursSets({ sets }: DepotHours): HoursSet[] {
  return sets.map(({ depothourrows, ...set }) => ({ ...set, rows: depothourrows }))
}
