import { findServing } from '@minikran/embedded-database/find-serving'
import { startEmbeddedPostgres } from '@minikran/embedded-database/start-embedded-postgres'
import type { Env } from '../env.ts'
import type { DatabaseTarget } from './client.ts'

export type DatabaseSource = { target: DatabaseTarget; stop: () => Promise<void> }

const name = 'minikran'

/** The server named by DATABASE_URL, else the PostgreSQL that the app brings along. */
export async function openDatabaseSource(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onProgress: (text: string) => void,
): Promise<DatabaseSource> {
  if (env.databaseUrl !== null) return { target: { url: env.databaseUrl }, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, name, onProgress })
  if (embedded.adopted) onProgress('Adopted the database that an earlier run left behind')
  return { target: { connection: embedded.connection }, stop: () => embedded.stop() }
}

/** The same for a task of the operator: beside a serving site, or alone when none serves. */
export async function openDatabaseBeside(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onProgress: (text: string) => void,
): Promise<DatabaseSource> {
  const serving =
    env.databaseUrl === null ? await findServing({ dataDir: env.dataDir, name }) : null
  if (serving !== null) return { target: { connection: serving }, stop: async () => {} }
  return await openDatabaseSource(env, onProgress)
}
