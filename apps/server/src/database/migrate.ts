import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { Refusal } from '../operations/refusal.ts'
import type { Database } from './client.ts'

// Any number will do, as long as every version of the program takes the same.
const migrationLock = 815_193_304

/** Beside this file or, for the bundle in apps/server/build, where the sources are. */
function findMigrations(): string {
  const beside = join(import.meta.dirname, 'migrations')
  return existsSync(beside) ? beside : join(import.meta.dirname, '../src/database/migrations')
}

const migrationsFolder = findMigrations()

/** When the newest migration of this program was written, epoch milliseconds. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/**
 * The first three migrations were joined from those of earlier versions and carry the time of
 * their last one, so a database which has that one goes on from here. An older one cannot.
 */
const oldestMigration = 1_795_542_259_108

/** When the newest migration that the database has seen was written, epoch milliseconds; 0 for none. */
export async function migratedTo(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (tables[0]?.found !== true) return 0
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.at ?? 0)
}

async function requireKnownVersion(client: pg.Client): Promise<void> {
  const at = await migratedTo(client)
  if (at > 0 && at < oldestMigration) {
    throw new Refusal(
      'The database is older than 24 November 2026. Start the program of that day on it once, then this one.',
    )
  }
}

/**
 * Brings the database to this program's schema. Of several processes one works and the others
 * wait for it; each run is one transaction, so it is done or it never was.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  // An own connection without the pool's time limits: a migration may take what it takes.
  const { options } = db.$client
  const client = new pg.Client({
    ...options,
    ...(options.password === undefined ? {} : { password: options.password }),
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await requireKnownVersion(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the session gives the lock back, also after a failure.
    await client.end()
  }
}
