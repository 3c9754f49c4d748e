import type { Logger } from 'pino'
import { reasonOf } from '../operations/sentence-for.ts'
import { isDatabaseAway } from './database-away.ts'
import { TooManyWaiting } from './fair-turns.ts'
import { problemAnswer } from './problem-answer.ts'

/** An unexpected error: logged with the request's id, and answered without any detail. */
export function answerForError(error: unknown, requestId: string, log: Logger): Response {
  if (error instanceof TooManyWaiting) return problemAnswer('unavailable', { requestId })
  if (isDatabaseAway(error)) {
    log.warn({ request_id: requestId, reason: reasonOf(error) }, 'database or object storage away')
    return problemAnswer('unavailable', { requestId })
  }
  log.error({ request_id: requestId, err: error }, 'request failed')
  return problemAnswer('internal', { requestId })
}
