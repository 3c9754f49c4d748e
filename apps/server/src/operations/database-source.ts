import type { DatabaseTarget } from '../database/client.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import type { Env } from '../env.ts'

export type DatabaseSource = { target: DatabaseTarget; stop: () => Promise<void> }

/** The server named by DATABASE_URL, else the PostgreSQL that the app brings along. */
export async function openDatabaseSource(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onProgress: (text: string) => void,
): Promise<DatabaseSource> {
  if (env.databaseUrl !== null) return { target: { url: env.databaseUrl }, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, onProgress })
  if (embedded.adopted) onProgress('Adopted the database that an earlier run left behind')
  return { target: { connection: embedded.connection }, stop: () => embedded.stop() }
}
