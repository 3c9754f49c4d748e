import type { HoursRow, HoursSet, HoursTitle } from '@minikran/domain/opening-hours/active-hours'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { readApi, type Values } from '../providers/call-api.ts'

type Stored = { id: number; publish_at: string | null }

/** A set as the engine takes it; without a publish time it is nobody's yet. */
function setOf(values: Values, id: number): HoursSet | null {
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

async function loadSets(signal: AbortSignal): Promise<HoursSet[]> {
  const { data } = await readApi('getDepothoursArr', { per_page: 200 }, signal)
  const listed = (data as Stored[]).filter(({ publish_at }) => publish_at !== null)
  // Lists leave the days out.
  const whole = await Promise.all(
    listed.map(({ id }) => readApi('getDepothourObj', { id }, signal)),
  )
  return whole.flatMap(({ data: item }) => {
    const values = item as Values
    const set = setOf(values, Number(values['id']))
    return set === null ? [] : [set]
  })
}

// A new set wins over older ones that began at the same time, as it will when it is stored.
const idOfNew = Number.MAX_SAFE_INTEGER

export type HoursSets = {
  own: HoursSet | null
  all: readonly HoursSet[]
  stored: readonly HoursSet[]
  /** The stored ones but the one in the form. */
  others: readonly HoursSet[]
}

/** All sets as stored, the one in the form as it is being written; null until they are there. */
export function useHoursSets(): HoursSets | null {
  const record = useRecordContext()
  const id = record?.id
  const [title, depot_id, publish_at, unpublish_at, depothourrows] = useWatch({
    name: ['title', 'depot_id', 'publish_at', 'unpublish_at', 'depothourrows'],
  })
  const { data: stored } = useQuery({
    // What is stored is read again once the set in the form is.
    queryKey: ['hours sets', record?.['version']],
    queryFn: ({ signal }) => loadSets(signal),
    placeholderData: (before) => before,
  })
  if (stored === undefined) return null
  const own = setOf(
    { title, depot_id, publish_at, unpublish_at, depothourrows },
    id === undefined ? idOfNew : Number(id),
  )
  const others = stored.filter((set) => set.id !== Number(id))
  return { own, all: own === null ? others : [...others, own], stored, others }
}
