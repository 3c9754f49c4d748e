import type { UsedBy as Use } from '@minikran/contract/admin/media'
import type { MediaKind } from '@minikran/domain/media/upload-limits'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mayDropEdits } from '../items/unsaved-edits.ts'
import { useAct } from '../items/use-act.ts'
import { useRead } from '../items/use-read.ts'
import { resourceName } from '../resources.ts'
import { LibraryDialog } from './library-dialog.tsx'
import { type MediaItem, mediaNames, nameOf } from './media-names.ts'

/** Links to the items that show this file, and a button to replace it in all of them. */
export function UsedBy({ kind }: { kind: MediaKind }) {
  const record = useRecordContext<MediaItem>()
  const { act } = useAct()
  const [isChoosing, setIsChoosing] = useState(false)
  const { one } = mediaNames[kind]
  const options = { enabled: record !== undefined }
  const { data: uses } = useRead<Use[]>(`get${one}UsesArr`, { id: record?.id }, options)
  if (record === undefined || uses === undefined) return null
  const replace = async (by: MediaItem) => {
    setIsChoosing(false)
    const names = { name: nameOf(kind, record), by: nameOf(kind, by), count: uses.length }
    if (!window.confirm(m.backoffice_replace_confirm(names)) || !mayDropEdits()) return
    const body = { id: record.id, by_id: by.id }
    await act(`replace${one}`, body, m.backoffice_replace_done())
  }
  return (
    <Box component="section" aria-labelledby="used-by" sx={{ px: 2, py: 1 }}>
      <Typography id="used-by" variant="h2">
        {m.backoffice_used_title()}
      </Typography>
      {uses.length === 0 && <Typography variant="body2">{m.backoffice_used_nowhere()}</Typography>}
      <ul>
        {uses.map(({ item, id, title }) => (
          <li key={`${item}-${id}-${title}`}>
            {resourceName(item)}
            {': '}
            <Link to={addressOf(item, id)}>{title}</Link>
          </li>
        ))}
      </ul>
      {uses.length > 0 && record['may_write'] === true && (
        <Button variant="outlined" onClick={() => setIsChoosing(true)}>
          {m.backoffice_replace_open()}
        </Button>
      )}
      {isChoosing && (
        <LibraryDialog
          kind={kind}
          title={m.backoffice_replace_title({ name: nameOf(kind, record) })}
          choice={{ insteadOf: record.id, onPick: (by) => void replace(by) }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  )
}

// A case has no form.
const addressOf = (item: string, id: number) =>
  item === 'cases' ? `/cases/${id}/show` : `/${item}/${id}`
