// Takes a person out of everything that is stored. Example: npm run erase-person -- --email karin@kund.example
import { join } from 'node:path'
import { projectRoot } from './project.ts'

await import(join(projectRoot, 'apps/server/src/commands/erase-person.ts'))
