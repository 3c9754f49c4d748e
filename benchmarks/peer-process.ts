import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseConnection } from '../packages/embedded-database/src/with-client.ts'
import { makeWhenStale, type Part } from '../tools/build-parts.ts'
import { memoryOf } from '../tools/campaigns/watch-memory.ts'
import { projectRoot, run } from '../tools/project.ts'
import type { PeerFigures } from './peers/answer-bench.ts'
import { readCpuSeconds } from './server-cpu.ts'

/** A running server whose use of processor and memory can be read. */
export type Program = {
  origin: string
  cpuSeconds: () => Promise<number>
  rssBytes: () => Promise<number>
}

const folder = join(projectRoot, 'benchmarks/peers')
const shared = ['package-lock.json', 'benchmarks/peers/*.{ts,tsx}']

const parts: Part[] = [
  {
    name: 'Building the Express program',
    sources: shared,
    output: 'benchmarks/peers/build/express-server.js',
    work: () => run('rolldown', ['-c'], { cwd: folder }),
  },
  {
    name: 'Building the React Router program',
    sources: [...shared, 'benchmarks/peers/react-router/{app/**,*.ts}'],
    output: 'benchmarks/peers/react-router/build/server/index.js',
    work: () => run('react-router', ['build'], { cwd: join(folder, 'react-router') }),
  },
]

export async function buildPeers(): Promise<void> {
  for (const part of parts) await makeWhenStale(part)
}

/** The site's own server. */
export function ourProgram(url: string): Program {
  const origin = url.replace('localhost', '127.0.0.1')
  return {
    origin,
    cpuSeconds: () => readCpuSeconds(origin),
    rssBytes: () => memoryOf(origin),
  }
}

/** Starts a peer on the database. */
export function startPeer(file: string, connection: DatabaseConnection) {
  const { host, port, user, database, password = '' } = connection
  return startProgram(file, {
    env: {
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGDATABASE: database,
      PGPASSWORD: password,
    },
  })
}

type Start = { env?: NodeJS.ProcessEnv; message?: object }

/** Starts a program of `benchmarks/peers` and sends it the message, if there is one. */
export async function startProgram(file: string, { env = {}, message }: Start) {
  const child = fork(join(folder, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  if (message !== undefined) child.send(message)
  const started = await answerOf<{ port: number }>(child)
  const read = async () => {
    child.send('figures')
    return answerOf<PeerFigures>(child)
  }
  return {
    origin: `http://127.0.0.1:${started.port}`,
    cpuSeconds: async () => (await read()).cpuSeconds,
    rssBytes: async () => (await read()).rssBytes,
    stop: () => child.kill(),
  }
}

/** The child's next message; throws when it ends instead. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController()
  const end = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error(`${child.spawnargs.at(-1)} ended.`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message'), end])
    return message as T
  } finally {
    ended.abort()
    end.catch(() => undefined)
  }
}
