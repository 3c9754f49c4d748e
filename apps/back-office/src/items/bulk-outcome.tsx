import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type Identifier, useNotify } from 'ra-core'
import { type ReactNode, useEffect } from 'react'

type Refused = { id: Identifier; name: ReactNode; why: string }
export type Outcome = { done: number; refused: readonly Refused[] }
type Props = { outcome: Outcome | null; onClose: () => void }

/** A notification when all items were changed, else a dialog with the reason for each refused item. */
export function BulkOutcome({ outcome, onClose }: Props) {
  const notify = useNotify()
  const isAllDone = outcome?.refused.length === 0
  const count = outcome?.done ?? 0
  // The notices of the page say that all is done.
  useEffect(() => {
    if (!isAllDone) return
    notify(m.backoffice_bulk_done({ count }), { type: 'info' })
    onClose()
  }, [isAllDone, count, notify, onClose])
  if (outcome === null || isAllDone) return null
  const { refused } = outcome
  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">
        {m.backoffice_bulk_refused({ count: refused.length })}
      </DialogTitle>
      <DialogContent>
        <ul>
          {refused.map(({ id, name, why }) => (
            <li key={id}>
              {name}: {why}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {m.backoffice_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
