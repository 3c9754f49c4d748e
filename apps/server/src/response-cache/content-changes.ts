import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseTarget } from '../database/client.ts'

export type ContentChanges = {
  /** Begins to listen, once the triggers are there; a second call changes nothing. */
  start: () => void
  stop: () => Promise<void>
}

type Options = {
  target: DatabaseTarget
  /** From now on every change is heard. */
  onListening: () => void
  /** From now on changes may be missed; told at once, before anything else happens. */
  onLost: (reason: string) => void
  /** A content table was changed and the change committed. */
  onChange: (table: string) => void
}

const connectMilliseconds = 3_000
// A connection can die without a word; one that does not answer is as good as lost.
const beatMilliseconds = 1_000
const answerMilliseconds = 2_000
const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 5_000

/**
 * Hears from the database which content tables change, on a connection of its own. When that is
 * lost it is made again, after pauses that grow.
 */
export function createContentChanges(options: Options): ContentChanges {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | null = null

  const run = async () => {
    let pause = firstPauseMilliseconds
    while (!signal.aborted) {
      const hadListened = await listen(options, signal)
      pause = hadListened ? firstPauseMilliseconds : Math.min(pause * 2, longestPauseMilliseconds)
      // Woken early by the stop, which is no error.
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
  }
}

/** Listens until the connection is lost or the stop comes; says whether it ever did. */
async function listen(options: Options, signal: AbortSignal): Promise<boolean> {
  const { target, onListening, onLost, onChange } = options
  const client = new pg.Client({
    ...('url' in target ? { connectionString: target.url } : target.connection),
    application_name: 'minikran changes',
    keepAlive: true,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: answerMilliseconds,
  })
  let isListening = false
  let hadListened = false
  const lost = new AbortController()
  const lose = (reason: string) => {
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
    const ended = AbortSignal.any([signal, lost.signal])
    while (!ended.aborted) {
      await client.query('select 1')
      await setTimeout(beatMilliseconds, undefined, { signal: ended }).catch(() => undefined)
    }
    lose('stopped')
  } catch (error) {
    lose(error instanceof Error ? error.message : String(error))
  }
  // A frozen server never says goodbye; nobody waits for it.
  void client.end().catch(() => undefined)
  return hadListened
}
