import { resolve } from 'node:path'
import { listErasures } from '../../accounts/erasure-list.ts'
import { removeOutdated } from '../../backup/backup-files.ts'
import { withUploads } from '../../backup/stored-uploads.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import type { TaskInput } from '../task.ts'

type Values = { to?: string | undefined; keep?: boolean | undefined }

export async function backUp({ env, target, values }: TaskInput<Values>): Promise<void> {
  const folder = resolve(values.to ?? env.backupDir)
  const nowMs = Date.now()
  const erasures = await listErasures(env.dataDir)
  const { path, bytes, rows, uploads } = await withUploads(env, (from) =>
    writeBackup({ ...from, target }, { folder, nowMs, erasures }),
  )
  console.log(`${path}: ${rows} rows, ${uploads} uploads, ${Math.ceil(bytes / 1024)} KiB, verified`)
  if (values.keep !== true) return
  for (const name of await removeOutdated(folder, nowMs)) console.log(`Removed ${name}`)
}
