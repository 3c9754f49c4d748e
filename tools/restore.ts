// Puts back what an archive holds. Example: npm run restore -- data/backup/minikran-….tar.gz
import { join } from 'node:path'
import { projectRoot } from './project.ts'

await import(join(projectRoot, 'apps/server/src/commands/restore.ts'))
