import { storeErasures } from '../accounts/erasure-list.ts'
import { removeUnusedUploads } from '../media/case-uploads.ts'
import { removeStrayFiles } from '../media/remove-stray-files.ts'
import type { Storage } from '../media/storage.ts'
import { isNightlyDue } from './due-times.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import { lastRun } from './last-run.ts'
import { type RetentionServices, runRetention } from './retention.ts'
import { runEach } from './run-each.ts'
import { type ReminderServices, writeReminders } from './write-reminders.ts'

export type HousekeepingServices = ReminderServices &
  RetentionServices & { storage: Storage; dataDir: string }

/**
 * Runs all tasks that are due, those that people wait for first. What is due is read from the
 * database, so a run that is missed, repeated or moved by a changed clock does no harm. If a task
 * fails, the others still run; then the job fails, and the queue retries it.
 */
export async function runHousekeeping(services: HousekeepingServices): Promise<void> {
  const { db, log, now, dataDir } = services
  const { failed } = await runEach<unknown>({
    tasks: {
      reminders: async () => {
        const reminders = await writeReminders(services)
        if (reminders > 0) log.info({ reminders }, 'reminders written')
      },
      oldRows: () => forgetOldRows(db),
      unusedUploads: () => removeUnusedUploads(db, now()),
      strayFiles: () => removeStrayFiles(services, now()),
      erasures: () => storeErasures(db, dataDir),
      retention: async () => {
        const last = await lastRun(db, 'retention', now())
        if (isNightlyDue(now(), last)) await runRetention(services)
      },
    },
    log,
    failure: 'housekeeping failed',
  })
  if (failed.length > 0) throw new Error(`Housekeeping failed: ${failed.join(', ')}`)
}
