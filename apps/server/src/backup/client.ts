import pg from 'pg'
import type { DatabaseTarget } from '../database/client.ts'

/** A connection without the pool's time limits: copying everything may take what it takes. */
export async function openClient(target: DatabaseTarget): Promise<pg.Client> {
  const client = new pg.Client('url' in target ? target.url : target.connection)
  // A server that goes away also says so on the client itself; the awaited query tells enough.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
