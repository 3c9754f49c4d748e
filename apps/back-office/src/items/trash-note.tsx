import { purgedAtMs } from '@minikran/domain/content/item-state'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { useRecordContext, useResourceContext } from 'ra-core'
import { problemSentence } from '../texts/problem-sentences.ts'

/** Since when the item is in the trash, and when it is deleted for good. */
export function TrashNote() {
  const resource = useResourceContext()
  const trashedAt: unknown = useRecordContext()?.['deleted_at']
  if (typeof trashedAt !== 'string') return null
  // Products and cranes have their own sentence; the general one would repeat the note.
  const own = problemSentence('itemTrashed', resource)
  const general = problemSentence('itemTrashed')
  const { date } = stockholmDateTime(trashedAt)
  const goes = stockholmDateTime(purgedAtMs(Date.parse(trashedAt))).date
  return (
    <Alert severity="warning" variant="outlined" sx={{ width: '100%' }}>
      {own === general ? '' : `${own} `}
      {m.backoffice_trash_note({ date, goes })}
    </Alert>
  )
}
