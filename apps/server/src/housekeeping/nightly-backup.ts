import { listErasures } from '../accounts/erasure-list.ts'
import { removeOutdated } from '../backup/backup-files.ts'
import { withUploads } from '../backup/stored-uploads.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { Database, DatabaseTarget } from '../database/client.ts'
import { audit } from '../database/schema/operations.ts'
import type { S3Place } from '../media/s3-place.ts'
import type { Logger } from '../operations/logger.ts'
import { isNightlyDue } from './due-times.ts'
import { lastRun } from './last-run.ts'

export type BackupServices = {
  db: Database
  target: DatabaseTarget
  dataDir: string
  s3: S3Place | null
  backupHour: number
  backupDir: string
  log: Logger
  now: () => number
}

const backup = 'backup'
const done = 'backup:run'
const failed = 'backup:failed'

/** The backup task of this process; null when `BACKUP_HOUR` turns backups off. */
export function nightlyBackupOf(
  services: Omit<BackupServices, 'backupHour'> & { backupHour: number | null },
): ((stopping: AbortSignal) => Promise<void>) | null {
  const { backupHour } = services
  return backupHour === null
    ? null
    : (stopping) => runNightlyBackup({ ...services, backupHour }, stopping)
}

/**
 * Makes tonight's backup if it is due, and deletes all but the last seven and four weekly ones. A
 * failure is shown in the log and on the back office's home, and retried the next hour. One that a stop
 * interrupts is thrown, so that the job is retried after the start.
 */
export async function runNightlyBackup(
  services: BackupServices,
  stopping: AbortSignal,
): Promise<void> {
  const { db, backupHour, backupDir, log, now } = services
  const at = `${String(backupHour).padStart(2, '0')}:00`
  const nowMs = now()
  if (!isNightlyDue(nowMs, await lastRun(db, backup, nowMs), at)) return
  try {
    const erasures = await listErasures(services.dataDir)
    const written = await withUploads(services, (uploads) =>
      writeBackup({ ...uploads, target: services.target }, { folder: backupDir, nowMs, erasures }),
    )
    const removed = await removeOutdated(backupDir, nowMs).catch((err: unknown) => {
      log.error({ err }, 'outdated backups not removed')
      return []
    })
    const changes = { ...written, removed }
    await db.insert(audit).values({ at: new Date(nowMs), action: done, item: backup, changes })
    log.info({ backup: changes }, 'backup written')
  } catch (err) {
    if (stopping.aborted) throw err
    log.error({ err }, 'backup failed')
    const changes = { reason: err instanceof Error ? err.message : String(err) }
    await db.insert(audit).values({ at: new Date(nowMs), action: failed, item: backup, changes })
  }
}
