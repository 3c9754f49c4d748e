// Serves one of the sites that the journeys visit (e2e/sites.ts) from the production build.
// Example: node tools/serve-for-tests.ts external
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testSites } from '../e2e/sites.ts'
import { startOutsideDatabase } from './outside-database.ts'
import { projectRoot } from './project.ts'
import { startMailServer } from './test-mail-server.ts'

const name = process.argv[2]
const site = name === 'external' ? testSites.external : testSites.embedded
rmSync(site.dataDir, { recursive: true, force: true })
mkdirSync(site.dataDir, { recursive: true })

Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: new URL(site.url).port,
  PUBLIC_URL: site.url,
  DATA_DIR: site.dataDir,
  RATE_LIMIT_FACTOR: '0',
})
if (name === 'external') await useOutsideServers()
await import(join(projectRoot, 'apps/server/build/main.js'))

/** A PostgreSQL and a mail server that the site reaches by address only, as in a real installation. */
async function useOutsideServers() {
  const mail = await startMailServer({ folder: join(site.dataDir, 'mail') })
  process.env['SMTP_URL'] = mail.url
  process.env['MAIL_TO'] = 'inkorg@demo.example'
  const database = await startOutsideDatabase(join(site.dataDir, 'postgres'))
  process.env['DATABASE_URL'] = database.url
  writeFileSync(join(site.dataDir, 'database-url'), database.url)
}
