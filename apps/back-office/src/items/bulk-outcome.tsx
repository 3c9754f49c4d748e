import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useEffect } from 'react'

export type Refused = { name: string; why: string }
/** How many were done, and which were not. */
export type Outcome = { done: number; refused: readonly Refused[] }
type Props = { outcome: Outcome | null; onClose: () => void }

/** All done is a short word; what was refused stays until it is read, item by item. */
export function BulkOutcome({ outcome, onClose }: Props) {
  const notify = useNotify()
  const isAllDone = outcome?.refused.length === 0
  const count = outcome?.done ?? 0
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
          {refused.map(({ name, why }) => (
            <li key={name}>
              {name}: {why}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {m.backoffice_bulk_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
