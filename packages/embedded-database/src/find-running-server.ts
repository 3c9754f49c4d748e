import { dirname } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import {
  becomesTrue,
  clearTraces,
  endStragglers,
  type PostmasterFile,
  processesIn,
  readPostmasterFile,
  servesFolder,
} from './postmaster.ts'
import { probeSignal } from './process-identity.ts'
import type { Runner } from './run-as.ts'
import { type Answer, askServer, isPending } from './server-connection.ts'
import { closeSocketFolder } from './socket-folder.ts'
import { stopServer } from './stop-server.ts'
import type { DatabaseConnection } from './with-client.ts'

const ADOPTION_MILLISECONDS = 60_000
const SETTLING_MILLISECONDS = 5_000

/**
 * Finds the server that a killed run left in `clusterDir`. It is taken over when it listens where a new
 * one would and was started with the same settings; otherwise it is stopped. Null: start a new one.
 */
export async function findRunningServer(
  runner: Runner,
  options: { clusterDir: string; connection: DatabaseConnection; settingsName: string },
): Promise<{ connection: DatabaseConnection; pid: number } | null> {
  const { clusterDir } = options
  await settle(clusterDir)
  const file = await readPostmasterFile(clusterDir)
  if (file === null || !(await isServing(file, options))) {
    await endStragglers(clusterDir)
    await refuseUnseenServer(options.connection, clusterDir)
    await clearTraces(clusterDir, options.connection.host)
    return null
  }
  if (probeSignal(file.pid) === 'foreign') throw foreignServer(file.pid, clusterDir)
  const connection = { ...options.connection, port: file.port }
  const answer = await waitForAnswer(connection, { ...file, clusterDir })
  if (answer?.kind === 'ready' && answer.clusterName === options.settingsName) {
    return { connection, pid: file.pid }
  }
  await stopServer(runner, { pid: file.pid, clusterDir })
  await clearTraces(clusterDir, connection.host)
  await closeSocketFolder(dirname(clusterDir), file.socketFolder)
  return null
}

/**
 * After a killed start the server may not have written its file yet, and after a killed server its
 * children may still be ending. Waits until the file is there or no process is left.
 */
async function settle(clusterDir: string): Promise<void> {
  await becomesTrue(async () => {
    if (processesIn(clusterDir).length === 0) return true
    const file = await readPostmasterFile(clusterDir)
    return file !== null && servesFolder(file.pid, clusterDir) === 'yes'
  }, SETTLING_MILLISECONDS)
}

/** Where the platform does not show what a process is, a server counts as ours when it accepts our login. */
async function isServing(
  file: PostmasterFile,
  options: { clusterDir: string; connection: DatabaseConnection },
): Promise<boolean> {
  const verdict = servesFolder(file.pid, options.clusterDir)
  if (verdict !== 'unknown') return verdict === 'yes'
  const answer = await askServer({ ...options.connection, port: file.port })
  return answer.kind === 'ready' || answer.kind === 'busy'
}

function foreignServer(pid: number, clusterDir: string): DatabaseStartError {
  return new DatabaseStartError(
    `A PostgreSQL of another user (process ${pid}) serves from ${clusterDir}. Start as the user who started ` +
      'it, or let its administrator end that process first.',
  )
}

/** The process of a server in another container is not visible here, but its socket answers. */
async function refuseUnseenServer(
  connection: DatabaseConnection,
  clusterDir: string,
): Promise<void> {
  if (process.platform === 'win32') return
  const answer = await askServer(connection)
  if (answer.kind === 'silent') return
  throw new DatabaseStartError(
    `A PostgreSQL that this machine's process table does not show serves from ${clusterDir}, probably in another ` +
      'container. Stop that one first, or choose another data folder.',
  )
}

/** Null when the server ended, or listens elsewhere than a new one would. */
async function waitForAnswer(
  connection: DatabaseConnection,
  server: PostmasterFile & { clusterDir: string },
): Promise<Answer | null> {
  if (process.platform !== 'win32' && server.socketFolder !== connection.host) return null
  let answer: Answer | null = null
  await becomesTrue(async () => {
    if (servesFolder(server.pid, server.clusterDir) === 'no') return true
    answer = await askServer(connection)
    return !isPending(answer)
  }, ADOPTION_MILLISECONDS)
  return answer
}
