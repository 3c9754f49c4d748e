import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'

type Props = { backup: NonNullable<BackOfficeHome['backup']> }

/** A backup that failed is said on top of everything; one that was written, in a quiet line. */
export function BackupNote({ backup: { written_at, failed } }: Props) {
  if (failed !== null) {
    const { at, reason } = failed
    return (
      <Alert severity="error" variant="outlined" sx={wide}>
        {m.backoffice_home_backup_failed({ at: momentText(at), reason })}
      </Alert>
    )
  }
  return (
    <Alert severity="info" variant="outlined" sx={wide}>
      {written_at === null
        ? m.backoffice_home_backup_none()
        : m.backoffice_home_backup_written({ at: momentText(written_at) })}
    </Alert>
  )
}

function momentText(instant: string): string {
  const { date, time } = stockholmDateTime(instant)
  return `${date} ${time}`
}

const wide = { gridColumn: '1 / -1' }
