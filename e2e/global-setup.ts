import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import pg from 'pg'
import { roomyFolder } from '../packages/embedded-database/src/roomy-folder.ts'
import {
  freePort,
  launchServer,
  type ServerProcess,
  waitUntilReady,
} from '../tools/campaigns/server-process.ts'
import { type OutsideDatabase, startOutsideDatabase } from '../tools/outside-database.ts'
import { copyTemplate, siteTemplate } from '../tools/site-template.ts'
import { type MailServer, startMailServer } from '../tools/test-mail-server.ts'
import type { PreparedSites, TestSite } from './sites.ts'

/**
 * Starts a site for each worker with a database of its own, copied from a template. PostgreSQL and
 * mail server are reached by their addresses as in production.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const template = await siteTemplate()
  const folder = mkdtempSync(join(await roomyFolder(), 'minikran-e2e-'))
  await copyTemplate(template, join(folder, 'postgres'))
  const database = await startOutsideDatabase(join(folder, 'postgres'))
  const running: Running[] = []
  const teardown = async () => {
    await Promise.all(running.map(({ server }) => server.stop()))
    await Promise.all(running.map(({ mail }) => mail.stop()))
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const places = await makePlaces(database, { folder, template, number: workers + 1 })
    const [limited, ...own] = places
    if (limited === undefined) throw new Error('No place for a site.')
    for (const place of own) running.push(await startSite(place))
    await Promise.all(running.map(({ server }) => waitUntilReady(server)))
    const prepared: PreparedSites = { ofWorkers: own.map(asSite), limited }
    process.env['E2E_SITES'] = JSON.stringify(prepared)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

type Place = PreparedSites['limited']
type Running = { server: ServerProcess; mail: MailServer }

const asSite = ({ url, dataDir }: Place): TestSite => ({ url, dataDir })

type Wanted = { folder: string; template: string; number: number }

/** A database, a port and a data folder with the demo's files for each site. */
async function makePlaces(
  database: OutsideDatabase,
  { folder, template, number }: Wanted,
): Promise<Place[]> {
  const places: Place[] = []
  const admin = new pg.Client({ ...database.connection, database: 'postgres' })
  await admin.connect()
  for (let index = 0; index < number; index += 1) {
    const name = `site_${index}`
    await admin.query(`create database ${name} template ${database.connection.database}`)
    const dataDir = join(folder, name)
    mkdirSync(dataDir)
    await cp(join(template, 'upload'), join(dataDir, 'upload'), { recursive: true })
    const databaseUrl = database.url.replace(/\/[^/?]+\?/, `/${name}?`)
    writeFileSync(join(dataDir, 'database-url'), databaseUrl)
    const port = await freePort()
    places.push({ url: `http://localhost:${port}`, port, dataDir, databaseUrl })
  }
  await admin.end()
  return places
}

async function startSite({ port, dataDir, databaseUrl }: Place): Promise<Running> {
  const mail = await startMailServer({ folder: join(dataDir, 'mail') })
  // No least time before a filled form is sent; one journey keeps the real one.
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, FORM_LEAST_TIME_MS: '0' }
  return { server: launchServer({ port, dataDir, env }), mail }
}
