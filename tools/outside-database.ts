import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../packages/embedded-database/src/start-embedded-postgres.ts'

export type OutsideDatabase = {
  /** For `DATABASE_URL`; the same after a stop and a start. */
  url: string
  connection: EmbeddedPostgres['connection']
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A PostgreSQL that the server reaches by address only, as in a real installation. Tests only: fsync is off. */
export async function startOutsideDatabase(dataDir: string): Promise<OutsideDatabase> {
  const open = () => startEmbeddedPostgres({ dataDir, name: 'minikran', fsync: false })
  let running = await open()
  const { connection } = running
  const { host, port, user, database, password = '' } = connection
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  return {
    url: `postgresql://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    connection,
    stop: () => running.stop(),
    start: async () => {
      running = await open()
    },
  }
}
