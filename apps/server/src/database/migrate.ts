import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
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
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the session gives the lock back, also after a failure.
    await client.end()
  }
}
