import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { CaseLink } from '../home/case-link.tsx'
import { ItemToolbar } from '../items/item-toolbar.tsx'
import { closedSentence, useClosedAppointments } from './use-closed-appointments.ts'

const mostNamed = 10

/** Which confirmed pickups and returns the hours as they are written would put in closed hours. */
export function ClosedWarning() {
  const { bySave } = useClosedAppointments()
  if (bySave.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {closedSentence(bySave)}
      {bySave.slice(0, mostNamed).map(({ case_id, case_number, kind, at }) => (
        <div key={`${case_id} ${kind} ${at}`}>
          <CaseLink id={case_id} case_number={case_number} /> {at}
        </div>
      ))}
    </Alert>
  )
}

/** Asks before saving or trashing when confirmed pickups or returns are affected. */
export function HoursToolbar() {
  const { bySave, byTrash } = useClosedAppointments()
  const [onSave, onTrash] = [closedSentence(bySave), closedSentence(byTrash)]
  return (
    <ItemToolbar
      isCopied
      destroyable
      questions={{
        save: onSave === '' ? null : `${onSave} ${m.backoffice_hours_save_anyway()}`,
        trash: onTrash === '' ? null : `${onTrash} ${m.backoffice_hours_trash_anyway()}`,
      }}
    />
  )
}
