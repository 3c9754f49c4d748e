import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'

type Props = { backup: NonNullable<BackOfficeHome['backup']> }

/** An error above the lists when the last backup failed. */
export function BackupFault({ backup: { failed } }: Props) {
  if (failed === null) return null
  const { at, reason } = failed
  return (
    <Alert severity="error" variant="outlined">
      {m.backoffice_home_backup_failed({ at: momentText(Date.parse(at)), reason })}
    </Alert>
  )
}

/** A line below the lists with the time of the last backup, unless it failed. */
export function BackupLine({ backup: { written_at, failed } }: Props) {
  if (failed !== null) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {written_at === null
        ? m.backoffice_home_backup_none()
        : m.backoffice_home_backup_written({ at: momentText(Date.parse(written_at)) })}
    </Typography>
  )
}
