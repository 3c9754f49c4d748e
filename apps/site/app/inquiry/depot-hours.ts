import type { HoursOf } from '@minikran/domain/opening-hours/active-hours'
import { browserApi } from '../page-data/browser-api.ts'
import { hoursSets } from './hours-sets.ts'

const asked = new Map<string, Promise<HoursOf | null>>()

/** The opening hours of a depot, loaded once; null when loading failed. */
export function hoursOfDepot(depotId: string): Promise<HoursOf | null> {
  const known = asked.get(depotId) ?? askHours(depotId)
  asked.set(depotId, known)
  return known
}

async function askHours(depotId: string): Promise<HoursOf | null> {
  const answer = await browserApi().getDepotHours({ depot_id: Number(depotId) })
  if (answer.ok) return { sets: hoursSets(answer.data), depotId: answer.data.depot_id }
  // The next change tries again; until then only the server checks times.
  asked.delete(depotId)
  return null
}
