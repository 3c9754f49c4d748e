import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'

type Props = { backup: NonNullable<BackOfficeHome['backup']> }

/** A backup that failed is said on top of everything. */
export function BackupFault({ backup: { failed } }: Props) {
  if (failed === null) return null
  const { at, reason } = failed
  return (
    <Alert severity="error" variant="outlined">
      {m.backoffice_home_backup_failed({ at: momentText(at), reason })}
    </Alert>
  )
}

/** One that was written needs nobody: a quiet line below everything. */
export function BackupLine({ backup: { written_at, failed } }: Props) {
  if (failed !== null) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {written_at === null
        ? m.backoffice_home_backup_none()
        : m.backoffice_home_backup_written({ at: momentText(written_at) })}
    </Typography>
  )
}

function momentText(instant: string): string {
  const { date, time } = stockholmDateTime(instant)
  return `${date} ${time}`
}
