import pg from 'pg'
import type { Logger } from './operations/logger.ts'

type Options = { log: Pick<Logger, 'error' | 'warn'>; exit: (code: number) => void }

/**
 * Handles an error that nobody catches. The process survives a connection that the database ends: pg-boss
 * closes its listening connection without a listener for errors, when a start fails and at the stop.
 */
export function uncaughtHandler({ log, exit }: Options): (error: unknown) => void {
  return (err) => {
    if (err instanceof pg.DatabaseError) return log.warn({ reason: err.message }, 'connection lost')
    log.error({ err }, 'uncaught error')
    exit(1)
  }
}
