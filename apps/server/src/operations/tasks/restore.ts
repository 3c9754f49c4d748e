import { keepErasures, listErasures } from '../../accounts/kept-erasures.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { sendUploads, withUploads } from '../../backup/stored-uploads.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { type DatabaseTarget, openDatabase } from '../../database/client.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import type { Env } from '../../env.ts'
import type { Asked } from '../task.ts'

export function restore({ env, target, values }: Asked<{ archive: string }>): Promise<void> {
  return withUploads(env, async (uploadFolder, store) => {
    const source = { target, uploadFolder }
    const prepare = async () => {
      const erasures = await findErasures(target, env)
      const before = await writeBackup(source, { folder: env.backupDir, nowMs: Date.now() })
      console.log(`What was there is in ${before.path}`)
      return erasures
    }
    const restored = await restoreBackup({ ...source, prepare }, values.archive)
    if (store !== null) await sendUploads(uploadFolder, store)
    const { made_at, rows, uploads, erased } = restored
    console.log(`Restored ${rows} rows and ${uploads} uploads of ${made_at}`)
    if (erased > 0) console.log(`Erased again, having been erased since: ${erased}`)
  })
}

/** Who was erased stays so, although the archive still knows the person. */
async function findErasures(target: DatabaseTarget, { dataDir }: Env) {
  const { db, close } = openDatabase(target)
  try {
    await migrateDatabase(db)
    await keepErasures(db, dataDir)
  } finally {
    await close()
  }
  return listErasures(dataDir)
}
