import type { Logger } from 'pino'
import { isDatabaseAway } from './database-away.ts'
import { problemAnswer } from './problem-answer.ts'

/** An unexpected error: logged with the request's id, and answered without any detail. */
export function answerForError(error: unknown, requestId: string, log: Logger): Response {
  if (isDatabaseAway(error)) {
    log.warn(
      { request_id: requestId, reason: rootMessage(error) },
      'database or object storage away',
    )
    return problemAnswer('unavailable', { requestId })
  }
  log.error({ request_id: requestId, err: error }, 'request failed')
  return problemAnswer('internal', { requestId })
}

function rootMessage(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return at instanceof Error ? at.message : 'unknown'
}
