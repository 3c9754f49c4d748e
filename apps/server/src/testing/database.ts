import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, vi } from 'vitest'
import { type DatabaseTarget, type OpenedDatabase, openDatabase } from '../database/client.ts'

/** `empty` has no table, `schema` is migrated, `demo` holds the demo content too. */
export type TestTemplate = 'empty' | 'schema' | 'demo'

/** The server of the run and its templates' names, made by `global-setup.ts`. */
export type TestServer = { admin: DatabaseTarget; templates: Record<TestTemplate, string> }

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export type TestDatabase = OpenedDatabase & { target: DatabaseTarget }

/** Next to nothing: tests log in thousands of times. What a server starts with keeps the real cost. */
export const testHashCost = { memoryCost: 8, timeCost: 1 }

/** The moment at which the templates' demo content was loaded. */
export const demoLoadedAt = new Date('2026-11-20T12:00:00Z')

/** The same server and login, another database. */
export function targetFor(admin: DatabaseTarget, database: string): DatabaseTarget {
  if ('host' in admin) return { ...admin, database }
  const url = new URL(admin.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

let adminPool: pg.Pool | undefined

/**
 * Runs one statement outside any database of ours: creating and dropping them. `admin` is the same for
 * the whole run.
 */
export async function runAsAdmin(admin: DatabaseTarget, statement: string): Promise<void> {
  adminPool ??= connectAsAdmin(admin)
  await adminPool.query(statement)
}

// Its connections stay open: to open one for each statement takes half of its time.
function connectAsAdmin(admin: DatabaseTarget): pg.Pool {
  const pool = new pg.Pool({ ...admin, allowExitOnIdle: true })
  // The server ends it when it stops after the last test.
  pool.on('error', () => {})
  return pool
}

/** A name that no other run on the same server uses. */
export function freshName(purpose: string): string {
  return `minikran_${purpose}_${randomBytes(6).toString('hex')}`
}

/**
 * A database of the test's own, copied in some 20 ms: `const { db, close } = await
 * createTestDatabase()`; `close` ends its connections and drops it.
 */
export async function createTestDatabase(template: TestTemplate = 'demo'): Promise<TestDatabase> {
  const { admin, templates } = inject('testServer')
  const name = freshName('test')
  // To copy the template's files takes less than half of what it takes to log each of its pages.
  const source = `${templates[template]} strategy file_copy`
  await runAsAdmin(admin, `create database ${name} template ${source}`)
  const target = targetFor(admin, name)
  const opened = openDatabase({ ...target, timeoutFactor: 20 })
  const close = async () => {
    await opened.close()
    // Without `force`, which ends open sessions with an error: a client that is still closing has no
    // listener for it. Closed sessions may take a moment to end, for which PostgreSQL waits 5 s by itself.
    await vi.waitFor(() => runAsAdmin(admin, `drop database ${name}`), { timeout: 60_000 })
  }
  return { ...opened, target, close }
}
