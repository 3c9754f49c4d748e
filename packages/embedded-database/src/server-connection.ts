import { type DatabaseConnection, withClient } from './with-client.ts'

export type Answer =
  | { kind: 'ready'; clusterName: string }
  /** Starting, recovering or shutting down. */
  | { kind: 'busy' }
  /** No server listens. */
  | { kind: 'silent' }
  | { kind: 'refused'; reason: string }

const NOT_NOW = '57P03'

/** Connects to the database `postgres`, which every cluster has; the other may still be missing. */
export async function askServer(connection: DatabaseConnection): Promise<Answer> {
  try {
    return await withClient({ ...connection, database: 'postgres' }, async (client) => {
      const result = await client.query<{ name: string }>(
        "select current_setting('cluster_name') as name",
      )
      return { kind: 'ready', clusterName: result.rows[0]?.name ?? '' }
    })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === NOT_NOW) return { kind: 'busy' }
    // An SQLSTATE has five characters with a digit among them; other codes are errors of the socket.
    const isRefusal = /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? '')
    return isRefusal ? { kind: 'refused', reason: message } : { kind: 'silent' }
  }
}

/** True while a later attempt may get another answer. */
export function isPending(answer: Answer): boolean {
  return answer.kind === 'silent' || answer.kind === 'busy'
}

/** Creates the connection's database when it is missing. */
export async function ensureDatabase(connection: DatabaseConnection): Promise<void> {
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [
      connection.database,
    ])
    if (found.rowCount !== 0) return
    await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  })
}
