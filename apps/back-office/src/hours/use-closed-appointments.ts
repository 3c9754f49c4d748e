import type { ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import { closedAppointments } from '@minikran/domain/opening-hours/closed-appointments'
import * as m from '@minikran/i18n/messages'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { readApi } from '../providers/call-api.ts'
import { useHoursSets } from './use-hours-sets.ts'

type Closed = { bySave: ConfirmedAppointment[]; byTrash: ConfirmedAppointment[] }
const none: Closed = { bySave: [], byTrash: [] }

/** The confirmed pickups and returns that saving or trashing the hours would put in closed hours. */
export function useClosedAppointments(): Closed {
  const mayWrite = useRecordContext()?.['may_write'] === true
  const sets = useHoursSets()
  const { data: appointments } = useQuery({
    queryKey: ['appointments'],
    queryFn: async ({ signal }) => {
      const { data } = await readApi('getAppointmentsArr', {}, signal)
      return data as ConfirmedAppointment[]
    },
    enabled: mayWrite,
  })
  if (sets === null || appointments === undefined) return none
  const { stored: before, all, others } = sets
  return {
    bySave: closedAppointments(appointments, { before, after: all }),
    byTrash: closedAppointments(appointments, { before, after: others }),
  }
}

/** How many pickups and returns would fall in closed hours; empty when none would. */
export function closedSentence(closed: readonly ConfirmedAppointment[]): string {
  const count = (asked: ConfirmedAppointment['kind']) =>
    closed.filter(({ kind }) => kind === asked).length
  const [pickups, returns] = [count('pickup'), count('return')]
  const sentences = [
    pickups === 1 && m.backoffice_hours_pickups_one(),
    pickups > 1 && m.backoffice_hours_pickups_other({ count: pickups }),
    returns === 1 && m.backoffice_hours_returns_one(),
    returns > 1 && m.backoffice_hours_returns_other({ count: returns }),
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
