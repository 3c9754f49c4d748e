import type { EmbeddedPostgres } from '@minikran/embedded-database/start-embedded-postgres'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Drizzle on a pool of connections; every column keeps its API name. */
export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Reader = Database | Transaction

/** Where the database is, as `pg` takes it: an address, or what `startEmbeddedPostgres` returns. */
export type DatabaseTarget = { connectionString: string } | EmbeddedPostgres['connection']

/** The database, or an open transaction, in which `transaction` makes a savepoint. */
export type Transactor = { transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> }

export type OpenedDatabase = { db: Database; close: () => Promise<void> }

type Options = DatabaseTarget & {
  maxConnections?: number
  /** Multiplies all time limits, for tests on a slow machine. */
  timeoutFactor?: number
  /** Called when an idle connection dies; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

// A failed query must be reported within 5 s: the limits for connecting, for the statement on the
// server, and for the answer of a server that hangs.
const connectMilliseconds = 3_000
const statementMilliseconds = 3_500
const answerMilliseconds = 4_700
const idleInTransactionMilliseconds = 10_000

/**
 * Opens a pool. Connections are made when needed: without a database the first query fails within
 * 5 s, and once the database is back the next query succeeds.
 */
export function openDatabase(options: Options): OpenedDatabase {
  const { maxConnections = 10, timeoutFactor = 1, onConnectionLost, ...target } = options
  const pool = new pg.Pool({
    ...target,
    application_name: 'minikran',
    max: maxConnections,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectMilliseconds * timeoutFactor,
    statement_timeout: statementMilliseconds * timeoutFactor,
    query_timeout: answerMilliseconds * timeoutFactor,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds * timeoutFactor,
  })
  // Without listeners a lost connection would end the process. The pool reports idle connections, the
  // client those that are lost between two statements of a transaction.
  pool.on('error', (error) => onConnectionLost?.(error))
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: databaseOn(pool), close: () => pool.end() }
}

function databaseOn(pool: pg.Pool): Database {
  const db: Database = drizzle(pool)
  // Drizzle's own never releases the connection when `begin` fails, and releases it inside an open
  // transaction when `rollback` fails; a few lost connections would exhaust the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let begun = false
    try {
      return await drizzle(client).transaction((tx) => {
        begun = true
        return work(tx)
      }, config)
    } finally {
      const isReusable = begun && client.getTransactionStatus() === 'I'
      client.release(!isReusable)
    }
  }
  return db
}
