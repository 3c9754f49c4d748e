import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useEffect } from 'react'

export type Refused = { name: string; why: string }
type Props = { refused: readonly Refused[] | null; onClose: () => void }

/** All done is a short word; what was refused stays until it is read, item by item. */
export function BulkOutcome({ refused, onClose }: Props) {
  const notify = useNotify()
  const isAllDone = refused !== null && refused.length === 0
  useEffect(() => {
    if (!isAllDone) return
    notify(m.backoffice_bulk_done(), { type: 'info' })
    onClose()
  }, [isAllDone, notify, onClose])
  if (refused === null || isAllDone) return null
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
