import { existsSync } from 'node:fs'
import { mkdir, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { adjustOwner, clusterPassword, createCluster, hasCluster } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { findRunningServer } from './find-running-server.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { keepRunning } from './keep-running.ts'
import { clearTraces, endStragglers, sendSignal, servesFolder } from './postmaster.ts'
import { locatePrograms } from './programs.ts'
import { chooseRunner, type Runner } from './run-as.ts'
import { ensureDatabase } from './server-connection.ts'
import { serverSettings } from './server-settings.ts'
import { socketFileOf } from './socket-file.ts'
import {
  canBeReached,
  closeSocketFolder,
  openSocketFolder,
  restoreSocketFolder,
} from './socket-folder.ts'
import { startServer } from './start-server.ts'
import { stopServer } from './stop-server.ts'
import type { DatabaseConnection } from './with-client.ts'

export type EmbeddedPostgres = {
  /** Usable as `pg.PoolConfig`. */
  connection: DatabaseConnection
  /** True when the server of a killed run was taken over. */
  adopted: boolean
  /** Ends all sessions, stops the server and frees the data folder. Idempotent. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** Made when it is missing; holds the cluster, its log, its socket and the lock. */
  dataDir: string
  /** Of the database and its user; both are made. */
  name: string
  /** False for tests only: data is lost when the machine crashes. */
  fsync?: boolean
  onProgress?: (text: string) => void
}

/**
 * Starts PostgreSQL with all its files in `dataDir` and creates the database when it is missing.
 * Throws a `DatabaseStartError` whose message tells the person at the terminal what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const wished = resolve(options.dataDir)
  try {
    await mkdir(wished, { recursive: true, mode: 0o700 })
    return await startIn(await realpath(wished), options)
  } catch (error) {
    throw explain(error, wished)
  }
}

async function startIn(
  dataDir: string,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const doorFolder = await openSocketFolder(dataDir, { outside: false, owner: null })
  const lock = await lockFolder(dataDir, doorFolder)
  const folders = { dataDir, clusterDir: join(dataDir, 'postgres'), doorFolder }
  const plan = { ...options, ...folders, hasDoor: lock.hasDoor }
  try {
    const server = await runServer(plan)
    const embedded = controls(server, lock, plan)
    await ensureDatabase(server.connection).catch(async (error) => {
      await embedded.stop()
      throw error
    })
    return embedded
  } catch (error) {
    lock.release()
    await closeSocketFolder(dataDir, doorFolder)
    throw error
  }
}

/** Turns errors of the file system into sentences; other errors stay as they are. */
function explain(error: unknown, dataDir: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return error
  return new DatabaseStartError(
    `The data folder ${dataDir} cannot be used: ${message}. Let the user who starts the program write ` +
      'there, or choose another data folder.',
    { cause: error },
  )
}

type Plan = EmbeddedPostgresOptions & {
  dataDir: string
  clusterDir: string
  doorFolder: string
  hasDoor: boolean
}

type RunningServer = {
  connection: DatabaseConnection
  adopted: boolean
  runner: Runner
  pid: number
  restart: () => Promise<number>
}

async function runServer(plan: Plan): Promise<RunningServer> {
  const { clusterDir } = plan
  const programs = await locatePrograms()
  const owner = await ownerOf(clusterDir)
  const runner = await chooseRunner(programs, { dataDir: plan.dataDir, clusterOwner: owner })
  const wished = await planConnection(plan, runner)
  const existing = await hasCluster(clusterDir, programs.version)
  const settingsOf = (place: DatabaseConnection) =>
    serverSettings({ fsync: plan.fsync ?? true, version: programs.version, place })
  const running = existing
    ? await findRunningServer(runner, {
        clusterDir,
        connection: wished,
        settingsName: settingsOf(wished).name,
      })
    : null
  const connection = running?.connection ?? wished
  const start = () => launch(runner, { plan, connection, args: settingsOf(connection).args })
  const restart = async () => {
    plan.onProgress?.('The database ended unexpectedly. Starting it again …')
    await endStragglers(clusterDir)
    await clearTraces(clusterDir, connection.host)
    if (process.platform !== 'win32') {
      const { account } = runner
      const other = account.kind === 'other' ? account : null
      await restoreSocketFolder(plan.dataDir, connection.host, other)
    }
    return start()
  }
  if (running !== null) return { connection, adopted: true, runner, pid: running.pid, restart }
  if (!existing) await createFirst(runner, plan)
  return { connection, adopted: false, runner, pid: await start(), restart }
}

async function launch(
  runner: Runner,
  options: { plan: Plan; connection: DatabaseConnection; args: string[] },
): Promise<number> {
  const { plan, connection, args } = options
  await adjustOwner(plan.clusterDir, runner.account)
  return startServer(runner, {
    clusterDir: plan.clusterDir,
    args,
    logPath: join(plan.dataDir, 'postgres.log'),
    connection,
    onProgress: plan.onProgress ?? (() => undefined),
  })
}

/** On Windows the client has no unix sockets: a free port on the loopback address and a password instead. */
async function planConnection(plan: Plan, runner: Runner): Promise<DatabaseConnection> {
  const { account } = runner
  const who = { user: plan.name, database: plan.name }
  if (process.platform === 'win32') {
    const password = await clusterPassword(passwordPath(plan.dataDir))
    return { host: '127.0.0.1', port: await freePort(), ...who, password }
  }
  if (account.kind !== 'other' && plan.hasDoor) return { host: plan.doorFolder, port: 5432, ...who }
  const owner = account.kind === 'other' ? account : null
  const outside = !plan.hasDoor || (owner !== null && !(await canBeReached(plan.dataDir)))
  const host = await openSocketFolder(plan.dataDir, { outside, owner })
  return { host, port: 5432, ...who }
}

async function createFirst(runner: Runner, plan: Plan): Promise<void> {
  plan.onProgress?.('Creating the database cluster …')
  const passwordFile = process.platform === 'win32' ? passwordPath(plan.dataDir) : null
  const { clusterDir, name, fsync = true } = plan
  await createCluster(runner, { clusterDir, user: name, fsync, passwordFile })
}

function controls(server: RunningServer, lock: FolderLock, plan: Plan): EmbeddedPostgres {
  const { clusterDir, dataDir, doorFolder } = plan
  const isGone = (pid: number) => servesFolder(pid, clusterDir) === 'no'
  const socketFile = socketFileOf(server.connection)
  const watch = keepRunning(server.pid, {
    isGone,
    isUnreachable: () => socketFile !== null && !existsSync(socketFile),
    // Fast shutdown: sessions end, committed data stays.
    shutDown: (pid) => sendSignal(pid, 'SIGINT'),
    restart: server.restart,
  })
  // After an uncaught error `stop` is not called: the server gets a signal, without waiting for its end.
  const onExit = () => {
    if (!isGone(watch.pid())) sendSignal(watch.pid(), 'SIGINT')
    lock.release()
  }
  process.once('exit', onExit)
  const stop = async () => {
    await watch.end()
    await stopServer(server.runner, { pid: watch.pid(), clusterDir })
    process.off('exit', onExit)
    lock.release()
    await closeSocketFolder(dataDir, server.connection.host)
    await closeSocketFolder(dataDir, doorFolder)
  }
  let stopping: Promise<void> | null = null
  return {
    connection: server.connection,
    adopted: server.adopted,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

function passwordPath(dataDir: string): string {
  return join(dataDir, 'postgres.password')
}

async function ownerOf(folder: string): Promise<number | null> {
  return stat(folder).then(
    (found) => found.uid,
    () => null,
  )
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolvePort, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolvePort(port))
    })
  })
}
