import type { ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import { closedAppointments } from '@minikran/domain/opening-hours/closed-appointments'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { loadAppointments } from './load-appointments.ts'
import { useHoursSets } from './use-hours-sets.ts'

type Closed = { bySave: ConfirmedAppointment[]; byTrash: ConfirmedAppointment[] }
const none: Closed = { bySave: [], byTrash: [] }

/** Whether the data that decides what would be closed is still being loaded. */
export function useIsLoadingClosed(): boolean {
  const sets = useIsFetching({ queryKey: ['hours sets'] })
  const appointments = useIsFetching({ queryKey: ['appointments'] })
  return sets + appointments > 0
}

/** The confirmed pickups and returns that saving or trashing the hours would put in closed hours. */
export function useClosedAppointments(): Closed {
  const record = useRecordContext()
  // New hours have no record yet.
  const mayWrite = record?.id === undefined || record['may_write'] === true
  const sets = useHoursSets()
  const { data: appointments, error } = useQuery({
    queryKey: ['appointments'],
    queryFn: ({ signal }) => loadAppointments(signal),
    enabled: mayWrite,
  })
  useTellQueryError(error)
  if (sets === null || appointments === undefined) return none
  const { stored: before, all, others } = sets
  return {
    bySave: closedAppointments(appointments, { before, after: all }),
    byTrash: closedAppointments(appointments, { before, after: others }),
  }
}
