// Makes the first superadmin. Example: npm run create-admin -- --email eva@minikran.example
import { join } from 'node:path'
import { projectRoot } from './project.ts'

await import(join(projectRoot, 'apps/server/src/commands/create-admin.ts'))
