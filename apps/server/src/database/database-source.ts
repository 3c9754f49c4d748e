import { findServing } from '@minikran/embedded-database/find-serving'
import { startEmbeddedPostgres } from '@minikran/embedded-database/start-embedded-postgres'
import type { Env } from '../env.ts'
import type { DatabaseTarget } from './client.ts'

export type DatabaseSource = { target: DatabaseTarget; stop: () => Promise<void> }

const name = 'minikran'

/** The server at DATABASE_URL, or else the embedded PostgreSQL, which is started. */
export async function openDatabaseSource(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onProgress: (text: string) => void,
): Promise<DatabaseSource> {
  if (env.databaseUrl !== null) {
    return { target: { connectionString: env.databaseUrl }, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, name, onProgress })
  if (embedded.adopted) onProgress('Adopted the database that an earlier run left behind')
  return { target: embedded.connection, stop: () => embedded.stop() }
}

/** The same for an operator's command: uses the embedded PostgreSQL of a running site if there is one. */
export async function openDatabaseBeside(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onProgress: (text: string) => void,
): Promise<DatabaseSource> {
  const serving =
    env.databaseUrl === null ? await findServing({ dataDir: env.dataDir, name }) : null
  if (serving !== null) return { target: serving, stop: async () => {} }
  return await openDatabaseSource(env, onProgress)
}
