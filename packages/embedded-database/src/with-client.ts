import { Client } from 'pg'

const CONNECTING_MILLISECONDS = 5_000

/** Usable as `pg.PoolConfig`; `host` is the socket's folder where there are unix sockets. */
export type DatabaseConnection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

/** Connects, works and disconnects. */
export async function withClient<T>(
  connection: DatabaseConnection,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: CONNECTING_MILLISECONDS })
  // A lost connection also emits an error event; the awaited call rejects with it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
