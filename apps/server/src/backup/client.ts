import pg from 'pg'
import type { DatabaseTarget } from '../database/client.ts'

/** A connection without the pool's time limits: copying may take long. */
export async function openClient(target: DatabaseTarget): Promise<pg.Client> {
  const client = new pg.Client(target)
  // Without a listener a lost connection would end the process; the running query rejects anyway.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
