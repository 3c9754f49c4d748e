import { fork } from 'node:child_process'
import { join } from 'node:path'
import { createFairTurns } from '../http/fair-turns.ts'

/** A file of `child-processes`, by name. */
export type ChildName = 'read-table' | 'document-fault'

const memoryMiB = 256
const mostMilliseconds = 20_000
// The exit code of SIGABRT, which V8 raises when the heap is full.
const abortedCode = 134
const inTurn = createFairTurns({ atOnce: 1, mostWaiting: 8 })

type Work<Result, Part> = {
  bytes: Uint8Array
  userId: number
  /** The result of a file that needs more memory or time than there is. */
  tooMuch: Result
  /** Gets what the child sends before its result. */
  onPart?: (part: Part) => void
}
type Message<Result, Part> = { part: Part } | { result: Result }

/**
 * Reads an uploaded file in a child process with limits on memory and time: the server goes on
 * meanwhile, and a hostile file ends the child alone. With a worker thread a full heap may end the
 * whole process. One file at a time, accounts in turns; throws when too many wait.
 */
export function runApart<Result, Part = never>(
  name: ChildName,
  work: Work<Result, Part>,
): Promise<Result> {
  return inTurn(`user ${work.userId}`, () => inChild(name, work))
}

async function inChild<Result, Part>(
  name: ChildName,
  { bytes, tooMuch, onPart }: Work<Result, Part>,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const child = fork(fileOf(name), {
    execArgv: [`--max-old-space-size=${memoryMiB}`],
    // No secrets for a process that parses untrusted files.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => resolve(tooMuch), mostMilliseconds)
  child.on('message', (message: Message<Result, Part>) => {
    if ('part' in message) onPart?.(message.part)
    else resolve(message.result)
  })
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    const isOutOfMemory = signal !== null || code === abortedCode
    if (isOutOfMemory) resolve(tooMuch)
    else reject(new Error(`${name} ended with code ${code}`))
  })
  // When the child has ended already, its exit settles the promise.
  child.send(bytes, () => undefined)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** Beside the bundle, or among the sources. */
function fileOf(name: ChildName): string {
  const isBundle = import.meta.filename.endsWith('.js')
  return isBundle
    ? join(import.meta.dirname, 'child-processes', `${name}.js`)
    : join(import.meta.dirname, '..', 'child-processes', `${name}.ts`)
}
