import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runTask } from './run-task.ts'

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

await runTask(
  { help, needs: 'any', parse },
  async () => (await import('./tasks/restore.ts')).restore,
)
