import { keepErasures } from '../accounts/kept-erasures.ts'
import { removeUnusedUploads } from '../media/case-uploads.ts'
import { removeStrayFiles } from '../media/remove-stray-files.ts'
import { isNightlyDue } from './due-times.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import { lastRetention, type RetentionServices, runRetention } from './retention.ts'
import { type ReminderServices, writeReminders } from './write-reminders.ts'

export type HousekeepingServices = ReminderServices & RetentionServices & { dataDir: string }

/**
 * What is due this hour. Nothing here counts on its hour: what is due is read from the database,
 * so that a tick that was missed, repeated or met by a changed clock costs nothing but time.
 */
export async function runHousekeeping(services: HousekeepingServices): Promise<void> {
  const { db, log, now, dataDir } = services
  await forgetOldRows(db)
  await removeStrayFiles(services, now())
  await removeUnusedUploads(services, now())
  await keepErasures(db, dataDir)
  const reminders = await writeReminders(services)
  if (reminders > 0) log.info({ reminders }, 'reminders written')
  if (isNightlyDue(now(), await lastRetention(db, now()))) await runRetention(services)
}
