import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '../project.ts'
import { keepLog } from '../test-logs.ts'
import type { Fact } from './fact.ts'

export type ServerSettings = {
  port: number
  dataDir: string
  /** More environment variables of the server. */
  env?: Record<string, string>
}

/** A running production server, the leader of a process group of its own. */
export type ServerProcess = {
  url: string
  pid: number
  /** Ends the whole group with SIGKILL, as if the machine's memory had run out. */
  kill: () => Promise<void>
  /** Asks for a graceful end; returns the exit code. */
  stop: () => Promise<number>
  hasEnded: () => boolean
  /** Everything it has printed. */
  output: () => string
}

// As bin/run.js sets them: V8, left alone, grows by hundreds of megabytes before it collects.
const memoryLimits = ['--max-old-space-size=512', '--max-semi-space-size=8']

const readyPatienceMs = 300_000
const pollMs = 20

/** Starts the production build; it must be there (`buildWhenStale`). Rate limits are off. */
export function launchServer({ port, dataDir, env = {} }: ServerSettings): ServerProcess {
  const url = `http://localhost:${port}`
  const main = join(projectRoot, 'apps/server/build/main.js')
  const child = spawn(process.execPath, [...memoryLimits, main], {
    cwd: projectRoot,
    detached: true,
    // The channel closes when this process dies, however it dies; the server then stops as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '0',
      // As bin/run.js sets them: without these, memory that pictures took is never given back.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '8192',
      ...env,
    },
  })
  child.channel?.unref()
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = endOf(child)
  // The scan of the logs for secrets reads these, too.
  child.once('close', () => keepLog(`launched-${child.pid}`, output))
  const pid = child.pid ?? 0
  return {
    url,
    pid,
    kill: async () => {
      signalGroup(pid, 'SIGKILL')
      await ended
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output,
  }
}

/** Gives the work a server that is ready, and stops it afterwards. */
export async function withServer<T>(
  settings: Omit<ServerSettings, 'port'>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = launchServer({ port: await freePort(), ...settings })
  try {
    await waitUntilReady(server)
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Whether the server was never restarted: nothing that the campaign did ended it. */
export function sameProcess(server: ServerProcess): Fact {
  const hasEnded = server.hasEnded()
  return { name: 'the same process all along', value: hasEnded ? 'no' : 'yes', holds: !hasEnded }
}

/** Waits for `/readyz` 200; throws with what the server printed when it ends or takes too long. */
export async function waitUntilReady(server: ServerProcess): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < readyPatienceMs) {
    if (server.hasEnded()) throw new Error(`The server ended:\n${server.output()}`)
    if ((await statusOf(`${server.url}/readyz`)) === 200) return performance.now() - started
    await delay(pollMs)
  }
  throw new Error(`The server was not ready in ${readyPatienceMs} ms:\n${server.output()}`)
}

/** The status of a GET; 0 when nobody answers. */
export async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Ended already.
  }
}
