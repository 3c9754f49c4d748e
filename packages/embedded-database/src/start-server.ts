import { spawn } from 'node:child_process'
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'
import { DatabaseStartError } from './database-start-error.ts'
import { becomesTrue, readPostmasterFile } from './postmaster.ts'
import { invocation, type Runner, runProgram, startFolderName } from './run-as.ts'
import { type Answer, askServer, isPending } from './server-connection.ts'
import type { DatabaseConnection } from './with-client.ts'

const START_MILLISECONDS = 120_000
const SLOW_START_MILLISECONDS = 2_000

type Launch = { hasEnded(): boolean; abandon(): void }

/**
 * Starts the server and waits until it accepts connections, also through a crash recovery. Returns its
 * process number. Throws a `DatabaseStartError` that quotes the end of its log.
 */
export async function startServer(
  runner: Runner,
  options: {
    clusterDir: string
    args: string[]
    logPath: string
    connection: DatabaseConnection
    onProgress: (text: string) => void
  },
): Promise<number> {
  const log = await openServerLog(options.logPath)
  const launch = await launchServer(runner, { ...options, log })
  const slow = setTimeout(
    () => options.onProgress('Waiting for the database to recover …'),
    SLOW_START_MILLISECONDS,
  )
  const answer = await firstAnswer(launch, options.connection)
  clearTimeout(slow)
  const file = await readPostmasterFile(options.clusterDir)
  if (answer.kind === 'ready' && file !== null) return file.pid
  launch.abandon()
  throw await startFailure(log, answer)
}

async function firstAnswer(launch: Launch, connection: DatabaseConnection): Promise<Answer> {
  let answer = await askServer(connection)
  await becomesTrue(async () => {
    if (isPending(answer)) answer = await askServer(connection)
    return !isPending(answer) || launch.hasEnded()
  }, START_MILLISECONDS)
  return answer
}

async function launchServer(
  runner: Runner,
  options: { clusterDir: string; args: string[]; log: ServerLog },
): Promise<Launch> {
  const { clusterDir, args, log } = options
  if (process.platform === 'win32') {
    // PostgreSQL refuses administrator rights, which pg_ctl drops.
    await log.file.close()
    const call = ['start', '-W', '-D', clusterDir, '-l', log.path, '-o', args.join(' ')]
    await runProgram(invocation(runner, 'pg_ctl', call))
    return { hasEnded: () => false, abandon: () => undefined }
  }
  const folder = startFolderName(runner.account, clusterDir)
  const call = invocation(runner, 'postgres', ['-D', folder, ...args])
  // In a session of its own, so that Ctrl+C in the terminal does not reach it: this process stops it.
  const child = spawn(call.command, call.args, {
    ...call.options,
    cwd: clusterDir,
    detached: true,
    stdio: ['ignore', log.file.fd, log.file.fd],
  })
  child.unref()
  let failed = false
  child.once('error', () => {
    failed = true
  })
  await log.file.close()
  return {
    hasEnded: () => failed || child.exitCode !== null || child.signalCode !== null,
    abandon: () => void child.kill('SIGQUIT'),
  }
}

async function startFailure(log: ServerLog, answer: Answer): Promise<DatabaseStartError> {
  const lines = answer.kind === 'refused' ? answer.reason : await log.quote()
  return new DatabaseStartError(
    `PostgreSQL did not start. Its log ${log.path} ends with:\n${lines || '(nothing)'}\n${advice(lines)}`,
  )
}

function advice(lines: string): string {
  if (/no space left/i.test(lines)) return 'Make room on the disk, then start again.'
  if (/permission denied|wrong ownership/i.test(lines)) {
    return 'Give the data folder to the user who starts the program, then start again.'
  }
  if (/shared memory/i.test(lines)) {
    return 'End the PostgreSQL processes that still use the data folder, then start again.'
  }
  return 'Put that right and start again, or use another PostgreSQL.'
}

const LARGEST_LOG_BYTES = 5_000_000
const QUOTED_LINES = 8

/** PostgreSQL's log, opened for one run of the server. */
type ServerLog = {
  file: FileHandle
  path: string
  /** The last lines since the log was opened. */
  quote(): Promise<string>
}

/** A log above 5 MB is renamed to `<path>.1`. */
async function openServerLog(path: string): Promise<ServerLog> {
  const size = await sizeOf(path)
  if (size > LARGEST_LOG_BYTES) await rename(path, `${path}.1`)
  const start = await sizeOf(path)
  const file = await open(path, 'a', 0o600)
  const quote = async () => {
    const bytes = await readFile(path)
    const lines = bytes.subarray(start).toString('utf8').trim().split('\n')
    return lines.slice(-QUOTED_LINES).join('\n')
  }
  return { file, path, quote }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  )
}
