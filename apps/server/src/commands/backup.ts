import { parseArgs } from 'node:util'
import { runTask } from './run-task.ts'

const help = `Writes database and uploads into one archive and reads it back; the site may serve meanwhile.

  npm run backup
  npm run backup -- --to /mnt/backup --keep

  --to <folder>  where the archive goes (default: BACKUP_DIR, else backup in DATA_DIR)
  --keep         afterwards removes the folder's backups but the last 7 and 4 weekly ones
  --help         this text

It takes the database of DATABASE_URL, else the app's own in DATA_DIR.
Example of putting one back: npm run restore -- data/backup/minikran-2026-11-21T02-00-00-000Z.tar.gz`

const options = { to: { type: 'string' }, keep: { type: 'boolean' } } as const

const parse = (args: string[]) => parseArgs({ args, options }).values

await runTask(
  { help, needs: 'filled', parse },
  async () => (await import('./tasks/back-up.ts')).backUp,
)
