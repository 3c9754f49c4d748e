import { isPublished } from '@minikran/domain/content/publish-window'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useRecordContext } from 'ra-core'
import { windowOf } from './window-of.ts'

type Windowed = {
  id: number
  publish_at: string | null
  unpublish_at: string | null
  deleted_at: string | null
  lock: { fullname: string } | null
}

function wordFor(item: Windowed): string {
  if (item.deleted_at !== null) return m.backoffice_filter_trashed()
  const window = windowOf(item)
  const now = Date.now()
  if (isPublished(window, now)) return m.backoffice_window_published()
  if (window.publishAtMs === null) return m.backoffice_window_draft()
  return window.publishAtMs > now ? m.backoffice_window_scheduled() : m.backoffice_window_ended()
}

/** Whether the item is public and who has locked it, in words. */
export function PublishState() {
  const item = useRecordContext<Windowed>()
  if (item === undefined) return null
  const word = wordFor(item)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip
        size="small"
        variant="outlined"
        color={word === m.backoffice_window_published() ? 'success' : 'default'}
        label={word}
      />
      {item.lock !== null && (
        <Chip
          size="small"
          variant="outlined"
          label={m.backoffice_lock_by({ name: item.lock.fullname })}
        />
      )}
    </Box>
  )
}
