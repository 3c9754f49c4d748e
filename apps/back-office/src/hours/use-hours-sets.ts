import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { loadSets, setOf } from './load-hours-sets.ts'

// Higher than every stored id, as the id of a new set will be: it decides between equal publish times.
const idOfNew = Number.MAX_SAFE_INTEGER

type HoursSets = {
  /** The set in the form, with unsaved changes. */
  own: HoursSet | null
  /** The other stored sets and `own`. */
  all: readonly HoursSet[]
  stored: readonly HoursSet[]
  /** The stored sets other than the one in the form. */
  others: readonly HoursSet[]
}

/** The stored sets and the one in the form; null until they are loaded. */
export function useHoursSets(): HoursSets | null {
  const record = useRecordContext()
  const id = record?.id
  const [title, depot_id, publish_at, unpublish_at, depothourrows] = useWatch({
    name: ['title', 'depot_id', 'publish_at', 'unpublish_at', 'depothourrows'],
  })
  const { data: stored, error } = useQuery({
    // Saving raises the version, so the sets are loaded again.
    queryKey: ['hours sets', record?.['version']],
    queryFn: ({ signal }) => loadSets(signal),
    placeholderData: keepPreviousData,
    retry: false,
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
