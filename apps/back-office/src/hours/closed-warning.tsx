import type { ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import { closedAppointments } from '@minikran/domain/opening-hours/closed-appointments'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { Toolbar } from 'react-admin'
import { CaseLink } from '../home/case-link.tsx'
import { AskingSaveButton } from '../items/asking-save-button.tsx'
import { ItemToolbar } from '../items/item-toolbar.tsx'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { closedSentence } from './closed-sentence.ts'
import { loadAppointments } from './load-appointments.ts'
import { useHoursSets } from './use-hours-sets.ts'

const mostShown = 10

/** Lists the confirmed pickups and returns that would be in closed hours after saving. */
export function ClosedWarning() {
  const { bySave } = useClosedAppointments()
  if (bySave.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {closedSentence(bySave)}
      {bySave.slice(0, mostShown).map(({ case_id, case_number, kind, at }) => (
        <div key={`${case_id} ${kind} ${at}`}>
          <CaseLink id={case_id} case_number={case_number} /> {at}
        </div>
      ))}
    </Alert>
  )
}

/** Asks before saving, trashing or restoring when confirmed pickups or returns are affected. */
export function HoursToolbar() {
  const { bySave, byTrash } = useClosedAppointments()
  const isLoading = useIsLoadingClosed()
  return (
    <ItemToolbar
      isReady={!isLoading}
      isCopied
      destroyable
      questions={{
        save: question(bySave, m.backoffice_hours_save_anyway),
        trash: question(byTrash, m.backoffice_hours_trash_anyway),
        restore: question(bySave, m.backoffice_hours_go_on_anyway),
      }}
    />
  )
}

/** Asks before saving new hours. */
export function NewHoursToolbar() {
  const { bySave } = useClosedAppointments()
  const isLoading = useIsLoadingClosed()
  return (
    <Toolbar>
      <AskingSaveButton
        question={question(bySave, m.backoffice_hours_save_anyway)}
        isReady={!isLoading}
      />
    </Toolbar>
  )
}

function question(closed: readonly ConfirmedAppointment[], anyway: () => string): string | null {
  return closed.length === 0 ? null : `${closedSentence(closed)} ${anyway()}`
}

type Closed = { bySave: ConfirmedAppointment[]; byTrash: ConfirmedAppointment[] }
const none: Closed = { bySave: [], byTrash: [] }

/** Whether the data that decides what would be closed is still being loaded. */
function useIsLoadingClosed(): boolean {
  const sets = useIsFetching({ queryKey: ['hours sets'] })
  const appointments = useIsFetching({ queryKey: ['appointments'] })
  return sets + appointments > 0
}

/** The confirmed pickups and returns that saving or trashing the hours would put in closed hours. */
function useClosedAppointments(): Closed {
  const record = useRecordContext()
  // New hours have no record yet.
  const mayWrite = record?.id === undefined || record['may_write'] === true
  const sets = useHoursSets()
  const { data: appointments, error } = useQuery({
    queryKey: ['appointments'],
    queryFn: ({ signal }) => loadAppointments(signal),
    enabled: mayWrite,
    retry: false,
  })
  useTellQueryError(error)
  if (sets === null || appointments === undefined) return none
  const { stored: before, all, others } = sets
  return {
    bySave: closedAppointments(appointments, { before, after: all }),
    byTrash: closedAppointments(appointments, { before, after: others }),
  }
}
