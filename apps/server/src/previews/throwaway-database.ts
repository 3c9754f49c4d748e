import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '../database/client.ts'

/**
 * Runs work in a transaction that is always rolled back and that nobody else sees. It uses one
 * connection, one statement after another.
 */
export async function inThrowaway<Result>(
  pool: pg.Pool,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isBack = false
  try {
    await client.query('begin')
    return await work(databaseOn(client))
  } finally {
    isBack = await client.query('rollback').then(
      () => client.getTransactionStatus() === 'I',
      () => false,
    )
    // A connection that could not roll back does not return to the pool.
    client.release(!isBack)
  }
}

type Query = (...given: unknown[]) => Promise<unknown>

function databaseOn(client: pg.PoolClient): Database {
  const runQuery = client.query.bind(client) as unknown as Query
  let turn: Promise<unknown> = Promise.resolve()
  const oneByOne = {
    query: (...given: unknown[]) => {
      const result = turn.then(() => runQuery(...given))
      turn = result.catch(() => null)
      return result
    },
  }
  const db = drizzle({ client: oneByOne as unknown as pg.Client }) as unknown as Database
  // A commit inside would make the changes permanent.
  db.transaction = () => {
    throw new Error('A preview must not write to the database.')
  }
  return db
}
