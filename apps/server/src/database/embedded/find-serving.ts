import { join, resolve } from 'node:path'
import { clusterPassword, DATABASE_USER } from './cluster.ts'
import { readPostmasterFile, servesFolder } from './postmaster.ts'
import { askServer, type DatabaseConnection } from './server-connection.ts'

/** How to reach the database that another process serves from `dataDir`; null: nobody does. */
export async function findServing(dataDir: string): Promise<DatabaseConnection | null> {
  const clusterDir = join(resolve(dataDir), 'postgres')
  const file = await readPostmasterFile(clusterDir)
  if (file === null || servesFolder(file.pid, clusterDir) === 'no') return null
  const isWindows = process.platform === 'win32'
  const connection = {
    host: isWindows ? '127.0.0.1' : file.socketFolder,
    port: file.port,
    user: DATABASE_USER,
    database: 'minikran',
    ...(isWindows && { password: await clusterPassword(join(dataDir, 'postgres.password')) }),
  }
  const answer = await askServer(connection)
  return answer.kind === 'ready' ? connection : null
}
