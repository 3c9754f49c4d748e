import { join, resolve } from 'node:path'
import { clusterPassword } from './cluster.ts'
import { readPostmasterFile, servesFolder } from './postmaster.ts'
import { askServer } from './server-connection.ts'
import type { DatabaseConnection } from './with-client.ts'

/** The connection to the database that another process serves from `dataDir`; null: none does. */
export async function findServing({
  dataDir,
  name,
}: {
  dataDir: string
  /** Of the database and its user. */
  name: string
}): Promise<DatabaseConnection | null> {
  const clusterDir = join(resolve(dataDir), 'postgres')
  const file = await readPostmasterFile(clusterDir)
  if (file === null || servesFolder(file.pid, clusterDir) === 'no') return null
  const isWindows = process.platform === 'win32'
  const connection = {
    host: isWindows ? '127.0.0.1' : file.socketFolder,
    port: file.port,
    user: name,
    database: name,
    ...(isWindows && { password: await clusterPassword(join(dataDir, 'postgres.password')) }),
  }
  const answer = await askServer(connection)
  return answer.kind === 'ready' ? connection : null
}
