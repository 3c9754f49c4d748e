import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepErasures, listErasures } from './accounts/kept-erasures.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { sendUploads, withUploads } from './backup/stored-uploads.ts'
import { writeBackup } from './backup/write-backup.ts'
import { type DatabaseTarget, openDatabase } from './database/client.ts'
import { migrateDatabase } from './database/migrate.ts'
import type { Env } from './env.ts'
import { runTask } from './operations/run-task.ts'

const help = `Puts database and uploads back to what an archive of "npm run backup" holds.

  npm run restore -- data/backup/minikran-2026-11-21T02-00-00-000Z.tar.gz

  --help  this text

What is there now is written into an archive of its own first. A damaged archive changes nothing.
The site may serve meanwhile; afterwards everybody logs in anew.
It takes the database of DATABASE_URL, else the app's own in DATA_DIR.`

const parse = (args: string[]) => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [archive, ...others] = positionals
  if (archive === undefined || others.length > 0) throw new Error('Name one archive.')
  if (!existsSync(archive)) throw new Error(`There is no file ${resolve(archive)}.`)
  return { archive: resolve(archive) }
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

await runTask({ help, needs: 'any', parse }, ({ env, target, values }) =>
  withUploads(env, async (uploadFolder, store) => {
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
  }),
)
