import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { Refusal } from '../operations/refusal.ts'
import type { Database } from './client.ts'

// An arbitrary number that every version of the program has to share.
const migrationLock = 815_193_304

/** Beside this file, or for the bundle in apps/server/build among the sources. */
function findMigrations(): string {
  const beside = join(import.meta.dirname, 'migrations')
  return existsSync(beside) ? beside : join(import.meta.dirname, '../src/database/migrations')
}

const migrationsFolder = findMigrations()

/** When the newest migration of this program was written, epoch milliseconds. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/**
 * The first three migrations replace all earlier ones and have the time of the last of them. A
 * database with that one can be migrated, an older one cannot.
 */
const oldestMigration = 1_795_542_259_108

/** When the database's last applied migration was written, epoch milliseconds; 0 for none. */
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

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  )
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new Refusal(
    `The database is in ${encoding}, not in UTF-8. Make another and name it in DATABASE_URL: create database minikran_utf8 owner minikran encoding 'UTF8' template template0.`,
  )
}

/**
 * Migrates the database to this program's schema. A lock makes other processes wait; each run is one
 * transaction.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  // A separate connection without the pool's time limits.
  const { options } = db.$client
  const client = new pg.Client({
    ...options,
    ...(options.password === undefined ? {} : { password: options.password }),
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // Without a listener a lost connection would end the process; the running query rejects anyway.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await requireUtf8(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await requireKnownVersion(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the session releases the lock, also after a failure.
    await client.end()
  }
}
