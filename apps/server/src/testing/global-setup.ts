import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { roomyFolder } from '@minikran/embedded-database/roomy-folder'
import { startEmbeddedPostgres } from '@minikran/embedded-database/start-embedded-postgres'
import type { TestProject } from 'vitest/node'
import { loadDemo } from '../../demo/load-demo.ts'
import { type DatabaseTarget, openDatabase } from '../database/client.ts'
import { migrateDatabase } from '../database/migrate.ts'
import {
  demoLoadedAt,
  freshName,
  runAsAdmin,
  type TestServer,
  targetFor,
  testHashCost,
} from './database.ts'

type Server = { admin: DatabaseTarget; stop: () => Promise<void> }

/**
 * One PostgreSQL for the whole run: the app's own in a folder that is thrown away, or the one that
 * `TEST_DATABASE_URL` names, whose login must be allowed to create databases.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  const server = url
    ? { admin: { connectionString: url }, stop: async () => {} }
    : await startOwnServer()
  const testServer = await makeTemplates(server.admin)
  provide('testServer', testServer)
  return async () => {
    for (const name of Object.values(testServer.templates)) {
      await runAsAdmin(server.admin, `drop database ${name} with (force)`)
    }
    await server.stop()
  }
}

async function startOwnServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(await roomyFolder(), 'minikran-test-'))
  const embedded = await startEmbeddedPostgres({ dataDir, name: 'minikran', fsync: false })
  // After Ctrl+C, too, database and folder go: the folder may lie in memory.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  return { admin: embedded.connection, stop: () => embedded.stop() }
}

async function makeTemplates(admin: DatabaseTarget): Promise<TestServer> {
  const templates = {
    empty: freshName('empty'),
    schema: freshName('schema'),
    demo: freshName('demo'),
  }
  await runAsAdmin(admin, `create database ${templates.empty} encoding 'UTF8' template template0`)
  await runAsAdmin(admin, `create database ${templates.schema} template ${templates.empty}`)
  await using(targetFor(admin, templates.schema), migrateDatabase)
  await runAsAdmin(admin, `create database ${templates.demo} template ${templates.schema}`)
  await using(targetFor(admin, templates.demo), (db) =>
    loadDemo({ db, now: demoLoadedAt, storage: null, cost: testHashCost }),
  )
  return { admin, templates }
}

type Work = (db: ReturnType<typeof openDatabase>['db']) => Promise<unknown>

// A template can be copied only while nobody is connected to it.
async function using(target: DatabaseTarget, work: Work): Promise<void> {
  const { db, close } = openDatabase({ ...target, timeoutFactor: 20 })
  try {
    await work(db)
  } finally {
    await close()
  }
}
