import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { oneAtATime } from '../media/one-at-a-time.ts'

/** A file of `threads`, by name. */
export type ThreadName = 'read-table' | 'document-fault'

/** The work needed more memory or time than it has. */
export class TooMuchWork extends Error {}

const memoryMiB = 256
const mostMilliseconds = 20_000
const turns = oneAtATime({ mostWaiting: 8 })

/**
 * Reads what somebody has uploaded in a thread of its own, with limits on its memory and time: the
 * site serves on meanwhile, and a hostile file ends the thread alone. One at a time; null when too
 * many wait. Throws `TooMuchWork`.
 */
export function runApart<Result>(name: ThreadName, bytes: Uint8Array): Promise<Result> | null {
  return turns.run(() => inThread<Result>(name, bytes))
}

async function inThread<Result>(name: ThreadName, bytes: Uint8Array): Promise<Result> {
  const worker = new Worker(fileOf(name), {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(new TooMuchWork()), mostMilliseconds)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork() : error),
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** The threads' files beside the bundle, else among the sources. */
function fileOf(name: ThreadName): string {
  const isBundle = import.meta.filename.endsWith('.js')
  return isBundle
    ? join(import.meta.dirname, 'threads', `${name}.js`)
    : join(import.meta.dirname, '..', 'threads', `${name}.ts`)
}
