import type { DepotHours } from '@minikran/contract/depots'
import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'

/** The sets of an answer as the rules of opening hours take them. */
export function hoursSets({ sets }: DepotHours): HoursSet[] {
  return sets.map(({ depothourrows, ...set }) => ({ ...set, rows: depothourrows }))
}
