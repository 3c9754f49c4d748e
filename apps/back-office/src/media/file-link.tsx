import type { MediaKind } from '@minikran/domain/media/upload-limits'
import * as m from '@minikran/i18n/messages'
import Link from '@mui/material/Link'
import { useRecordContext } from 'ra-core'
import { fileAddress, type MediaItem } from './media-names.ts'

/** A link to the file at its public address. */
export function FileLink({ kind }: { kind: MediaKind }) {
  const item = useRecordContext<MediaItem>()
  if (item === undefined) return null
  return (
    <Link href={fileAddress(kind, item)} target="_blank" rel="noreferrer">
      {m.backoffice_file_open()}
    </Link>
  )
}
