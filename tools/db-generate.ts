// Writes the migration for a changed schema. Example: npm run db:generate -- add_depot_phone
import { join } from 'node:path'
import { projectRoot, run } from './project.ts'

const [name, ...others] = process.argv.slice(2)
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name) || others.length > 0) {
  if (name !== '--help') {
    console.error('Name the change in one word of small letters, digits and underscores.\n')
  }
  console.log('Writes the migration from the last one to the schema in apps/server/src/database.')
  console.log('Example: npm run db:generate -- add_depot_phone')
  process.exit(name === '--help' ? 0 : 1)
}
const { code } = await run('drizzle-kit', ['generate', '--name', name], {
  live: true,
  cwd: join(projectRoot, 'apps/server'),
})
process.exit(code)
