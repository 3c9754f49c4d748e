import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Drizzle on a pool of connections; every column keeps its API name. */
export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An address, or the parts of it: what `startEmbeddedPostgres` gives. */
export type DatabaseTarget = { url: string } | { connection: pg.PoolConfig }

/** What can begin a transaction: the database, or an open transaction, within which it is a savepoint. */
export type Transactor = { transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> }

export type OpenedDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

type Options = DatabaseTarget & {
  maxConnections?: number
  /** Waits so many times longer: tests may run on a slow machine. */
  patience?: number
  /** Told when an idle connection dies; the pool replaces it, so nothing else has to be done. */
  onConnectionLost?: (error: Error) => void
}

// A database that is gone must be told from a slow one within 5 s:
// connecting, the server's own limit, and last the answer that never comes (a frozen server).
const connectMilliseconds = 3_000
const statementMilliseconds = 3_500
const answerMilliseconds = 4_700
const idleInTransactionMilliseconds = 10_000

/**
 * Opens a pool; connections are made when first needed, so a missing database is seen by the
 * first query, which fails within 5 s. After the database's return the next query succeeds.
 */
export function openDatabase(options: Options): OpenedDatabase {
  const { patience = 1 } = options
  const pool = new pg.Pool({
    ...('url' in options ? { connectionString: options.url } : options.connection),
    application_name: 'minikran',
    max: options.maxConnections ?? 10,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectMilliseconds * patience,
    statement_timeout: statementMilliseconds * patience,
    query_timeout: answerMilliseconds * patience,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds * patience,
  })
  // Without listeners a dying connection would end the process: the pool's hears the idle ones,
  // the connection's own those that die between two statements of a transaction.
  pool.on('error', (error) => options.onConnectionLost?.(error))
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: databaseOn(pool), pool, close: () => pool.end() }
}

function databaseOn(pool: pg.Pool): Database {
  const db: Database = drizzle(pool)
  // Drizzle's own keeps the connection for ever when `begin` fails, and gives it back in the
  // middle of a transaction when `rollback` does; a few lost connections would empty the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let begun = false
    try {
      return await drizzle(client).transaction((tx) => {
        begun = true
        return work(tx)
      }, config)
    } finally {
      const isSound = begun && client.getTransactionStatus() === 'I'
      client.release(!isSound)
    }
  }
  return db
}
