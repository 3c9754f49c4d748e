import { addErasures, listErasures, storeErasures } from '../../accounts/erasure-list.ts'
import { erasureReport, gatherErasures } from '../../backup/gather-erasures.ts'
import type { Manifest } from '../../backup/manifest.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { withUploads } from '../../backup/stored-uploads.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { type DatabaseTarget, openDatabase } from '../../database/client.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import type { Env } from '../../env.ts'
import type { TaskInput } from '../task.ts'

export function restore({ env, target, values }: TaskInput<{ archive: string }>): Promise<void> {
  return withUploads(env, async (uploads) => {
    const source = { ...uploads, target }
    let local = 0
    let listedAt: string | null = null
    const prepare = async (manifest: Manifest) => {
      const erasures = await findErasures(target, env)
      const options = { folder: env.backupDir, nowMs: Date.now(), erasures }
      // Before the next archive is written, whose list would count as the newest.
      const gathered = await gatherErasures({ archive: values.archive, manifest })
      const before = await writeBackup(source, options)
      console.log(`What was there is in ${before.path}`)
      local = erasures.length
      listedAt = gathered.listedAt
      await addErasures(env.dataDir, gathered.erasures)
      return listErasures(env.dataDir)
    }
    const restored = await restoreBackup({ ...source, prepare }, values.archive)
    const { made_at, rows, erased } = restored
    console.log(`Restored ${rows} rows and ${restored.uploads} uploads of ${made_at}`)
    for (const line of erasureReport({ local, erased, listedAt, madeAt: made_at }))
      console.log(line)
  })
}

/** The erasures of this installation, with those of its database. */
async function findErasures(target: DatabaseTarget, { dataDir }: Env) {
  const { db, close } = openDatabase(target)
  try {
    await migrateDatabase(db)
    await storeErasures(db, dataDir)
  } finally {
    await close()
  }
  return listErasures(dataDir)
}
