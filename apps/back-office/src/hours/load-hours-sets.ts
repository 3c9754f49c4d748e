import type { HoursRow, HoursSet, HoursTitle } from '@minikran/domain/opening-hours/active-hours'
import { readApi, type Values } from '../providers/call-api.ts'

type Stored = { id: number; publish_at: string | null }

/** A set for the opening-hours rules; null without a publish time, since it is never active. */
export function setOf(values: Values, id: number): HoursSet | null {
  const { title, depot_id, publish_at, unpublish_at, depothourrows } = values
  if (typeof publish_at !== 'string') return null
  return {
    id,
    title: Number(title) as HoursTitle,
    depot_id: typeof depot_id === 'number' ? depot_id : null,
    publish_at,
    unpublish_at: typeof unpublish_at === 'string' ? unpublish_at : null,
    rows: (depothourrows ?? []) as HoursRow[],
  }
}

/** Sets with their days, which lists leave out. */
export async function loadWholeSets(
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Values[]> {
  const answers = await Promise.all(ids.map((id) => readApi('getDepothourObj', { id }, signal)))
  return answers.map(({ data }) => data as Values)
}

/** All stored sets that have a publish time. */
export async function loadSets(signal?: AbortSignal): Promise<HoursSet[]> {
  const { data } = await readApi('getDepothoursArr', { per_page: 200 }, signal)
  const listed = (data as Stored[]).filter(({ publish_at }) => publish_at !== null)
  const whole = await loadWholeSets(
    listed.map(({ id }) => id),
    signal,
  )
  return whole.flatMap((values) => setOf(values, Number(values['id'])) ?? [])
}
