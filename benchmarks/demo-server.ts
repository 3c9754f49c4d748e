import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, withServer } from '../tools/campaigns/server-process.ts'
import { removeAtExit } from '../tools/project.ts'
import { untilAtRest } from './server-cpu.ts'

/** Gives the work an empty data folder and takes it away afterwards. */
export async function withDataFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'minikran-bench-'))
  const remove = removeAtExit(folder)
  try {
    return await work(join(folder, 'data'))
  } finally {
    remove()
  }
}

/** Gives the work the production server, filled with demo content and at rest. */
export function withDemoServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  return withDataFolder((dataDir) => withServerOn(dataDir, work))
}

/** The same on a data folder that is there already. */
export function withServerOn<T>(
  dataDir: string,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  return withServer({ dataDir }, async (server) => {
    await untilAtRest(server.url)
    return work(server)
  })
}
