import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { loadSets, setOf } from './load-hours-sets.ts'

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
  const { data: stored, error } = useQuery({
    // What is stored is read again once the set in the form is.
    queryKey: ['hours sets', record?.['version']],
    queryFn: ({ signal }) => loadSets(signal),
    placeholderData: keepPreviousData,
  })
  useTellQueryError(error)
  if (stored === undefined) return null
  const own = setOf(
    { title, depot_id, publish_at, unpublish_at, depothourrows },
    id === undefined ? idOfNew : Number(id),
  )
  const others = stored.filter((set) => set.id !== Number(id))
  return { own, all: own === null ? others : [...others, own], stored, others }
}
