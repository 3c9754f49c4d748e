import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { dayName } from '../hours/day-names.ts'
import { resourceName, resourceNames } from '../resources.ts'
import { itemTitle } from '../texts/item-title.ts'

export type Holder = { item: string; id: number; title: string }
export type Refusal = { sentence: string; holders: readonly Holder[] }

type Props = { refusal: Refusal | null; onClose: () => void }

// Rows of opening hours are keyed by date, else by the number of the weekday.
const dayOf = (title: string) => (/^\d+$/.test(title) ? dayName(Number(title)) : title)

/** Why an action was refused, with links to the items that still use this one. */
export function RefusalDialog({ refusal, onClose }: Props) {
  if (refusal === null) return null
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="refusal-title">
      <DialogTitle id="refusal-title">{refusal.sentence}</DialogTitle>
      {refusal.holders.length > 0 && (
        <DialogContent>
          <ul>
            {refusal.holders.map((holder) => (
              <li key={`${holder.item} ${holder.id}`}>
                <HolderLink holder={holder} onFollow={onClose} />
              </li>
            ))}
          </ul>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>{m.backoffice_close()}</Button>
      </DialogActions>
    </Dialog>
  )
}

function HolderLink({ holder, onFollow }: { holder: Holder; onFollow: () => void }) {
  const { item, id, title } = holder
  if (item === 'depothourrows') return m.backoffice_refusal_day({ title: dayOf(title) })
  if (item === 'depothourgaps') return m.backoffice_hours_problem_gap({ from: title })
  if (!Object.hasOwn(resourceNames, item)) return title
  return (
    <Link component={RouterLink} to={`/${item}/${id}`} onClick={onFollow}>
      {resourceName(item)}: {itemTitle(item, title)}
    </Link>
  )
}
