import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Runs a query in the database of a running site. */
export async function queryOf<Row extends pg.QueryResultRow>(
  site: { dataDir: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connectionOf(site))
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

function connectionOf({ dataDir }: { dataDir: string }): pg.ClientConfig {
  const outside = join(dataDir, 'database-url')
  if (existsSync(outside)) return { connectionString: readFileSync(outside, 'utf8') }
  // The fifth line of a running server's pid file names the folder of its socket.
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { host: lines[4] ?? '', port: Number(lines[3]), user: 'minikran', database: 'minikran' }
}
