import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseTarget } from '../database/client.ts'

export type ContentChanges = {
  /** Begins to listen; the triggers must exist. A second call changes nothing. */
  start: () => void
  stop: () => Promise<void>
  /** Resolves when all changes committed before have been notified; at once while not listening. */
  catchUp: () => Promise<void>
}

type Options = {
  target: DatabaseTarget
  /** Every change from now on will be notified. */
  onListening: () => void
  /** Changes may be missed from now on. Called before anything else happens. */
  onLost: (reason: string) => void
  /** A content table was changed and the change committed. */
  onChange: (table: string) => void
}

const connectMilliseconds = 3_000
// Detects a connection that died silently.
const heartbeatMilliseconds = 1_000
const answerMilliseconds = 2_000
const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 5_000

/**
 * Listens for `NOTIFY content_changed` on a connection of its own. The triggers of the content tables
 * send it after each commit, with the table's name, to all processes. A lost connection is opened again,
 * after pauses that grow.
 */
export function createContentChanges(options: Options): ContentChanges {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | null = null
  let ask: AskListener | null = null

  const run = async () => {
    let pause = firstPauseMilliseconds
    while (!signal.aborted) {
      const hadListened = await listen(options, signal, (listener) => {
        ask = listener
      })
      pause = hadListened ? firstPauseMilliseconds : Math.min(pause * 2, longestPauseMilliseconds)
      // The stop ends the pause early.
      await setTimeout(pause, undefined, { signal }).catch(() => undefined)
    }
  }
  return {
    start: () => {
      running ??= run()
    },
    stop: async () => {
      stopping.abort()
      await running
    },
    // The database sends a session its notifications before it is done with the next query.
    catchUp: async () => {
      await ask?.().catch(() => undefined)
    },
  }
}

/** Sends a query on the listening connection. */
type AskListener = () => Promise<unknown>

/** Listens until the connection is lost or `signal` aborts. Returns whether it was listening at all. */
async function listen(
  options: Options,
  signal: AbortSignal,
  onListener: (ask: AskListener | null) => void,
): Promise<boolean> {
  const { target, onListening, onLost, onChange } = options
  const client = new pg.Client({
    ...target,
    application_name: 'minikran changes',
    keepAlive: true,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: answerMilliseconds,
  })
  let isListening = false
  let hadListened = false
  const lost = new AbortController()
  const lose = (reason: string) => {
    onListener(null)
    if (isListening) onLost(reason)
    isListening = false
    lost.abort()
  }
  client.on('error', (error) => lose(error.message))
  client.on('end', () => lose('connection ended'))
  client.on('notification', ({ payload }) => onChange(payload ?? ''))
  try {
    await client.connect()
    await client.query('listen content_changed')
    isListening = true
    hadListened = true
    onListening()
    const ask = inTurn(() => client.query('select 1'))
    onListener(ask)
    const ended = AbortSignal.any([signal, lost.signal])
    while (!ended.aborted) {
      await ask()
      await setTimeout(heartbeatMilliseconds, undefined, { signal: ended }).catch(() => undefined)
    }
    lose('stopped')
  } catch (error) {
    lose(error instanceof Error ? error.message : String(error))
  }
  // Not awaited: a frozen server never ends the connection.
  void client.end().catch(() => undefined)
  return hadListened
}

/** One query at a time: those requested while one is under way share the next. */
function inTurn(query: () => Promise<unknown>): AskListener {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | null = null
  return () => {
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = null
        current = query()
        return current
      })
    return next
  }
}
