import type { HoursOf } from '@minikran/domain/opening-hours/active-hours'
import { browserApi } from '../page-data/browser-api.ts'
import { hoursSets } from './hours-sets.ts'

const requests = new Map<string, Promise<HoursOf | null>>()

/** The opening hours of a depot, loaded once; null when loading failed. */
export function hoursOfDepot(depotId: string): Promise<HoursOf | null> {
  const request = requests.get(depotId) ?? loadHours(depotId)
  requests.set(depotId, request)
  return request
}

async function loadHours(depotId: string): Promise<HoursOf | null> {
  const answer = await browserApi().getDepotHours({ depot_id: Number(depotId) })
  if (answer.ok) return { sets: hoursSets(answer.data), depotId: answer.data.depot_id }
  // The next change tries again; until then only the server checks times.
  requests.delete(depotId)
  return null
}
