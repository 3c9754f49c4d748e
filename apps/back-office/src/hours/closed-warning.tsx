import type { ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { Toolbar } from 'react-admin'
import { CaseLink } from '../home/case-link.tsx'
import { AskingSaveButton } from '../items/asking-save-button.tsx'
import { ItemToolbar } from '../items/item-toolbar.tsx'
import { closedSentence } from './closed-sentence.ts'
import { useClosedAppointments, useIsLoadingClosed } from './use-closed-appointments.ts'

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
      isMovable={!isLoading}
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
  return (
    <Toolbar>
      <AskingSaveButton question={question(bySave, m.backoffice_hours_save_anyway)} />
    </Toolbar>
  )
}

function question(closed: readonly ConfirmedAppointment[], anyway: () => string): string | null {
  return closed.length === 0 ? null : `${closedSentence(closed)} ${anyway()}`
}
