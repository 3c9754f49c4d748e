import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { openClient } from '../backup/client.ts'
import type { DatabaseTarget } from '../database/client.ts'
import { migratedTo, newestMigration } from '../database/migrate.ts'
import type { Env } from '../env.ts'
import { Refusal } from '../operations/refusal.ts'
import { reasonOf } from '../operations/sentence-for.ts'

/** `any`: it may be missing and is created. `filled`: with tables. `current`: with those of this version. */
export type Need = 'any' | 'filled' | 'current'

/** A command that reads must not create a database in a mistyped folder. */
export async function requireOwnCluster(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  need: Need,
): Promise<void> {
  if (need === 'any' || databaseUrl !== null) return
  const isThere = await access(join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  )
  if (isThere) return
  throw new Refusal(
    `There is no database in ${dataDir}: name the folder that the site uses in DATA_DIR, or its database in DATABASE_URL.`,
  )
}

/** Throws a `Refusal` when the database does not answer, or is not what the command needs. */
export async function requireDatabase(target: DatabaseTarget, need: Need): Promise<void> {
  const client = await connect(target)
  try {
    if (need !== 'any') await requireTables(client, need)
  } finally {
    await client.end()
  }
}

async function connect(target: DatabaseTarget): Promise<Client> {
  try {
    return await openClient(target)
  } catch (error) {
    throw new Refusal(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  }
}

async function requireTables(client: Client, need: Need): Promise<void> {
  const at = await migratedTo(client)
  if (at === 0) {
    throw new Refusal(
      'The database is empty: start the site on it once (npm start), or put an archive back (npm run restore).',
    )
  }
  if (need === 'current' && at < newestMigration()) {
    throw new Refusal(
      'The database is of an older version than this program: start the site on it once (npm start), then run this again.',
    )
  }
}
