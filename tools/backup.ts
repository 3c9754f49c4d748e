// Writes database and uploads into one archive. Example: npm run backup -- --to /mnt/backup
import { join } from 'node:path'
import { projectRoot } from './project.ts'

await import(join(projectRoot, 'apps/server/src/commands/backup.ts'))
