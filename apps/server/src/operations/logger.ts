import { type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** One line of JSON an event. What names a person or opens a door never gets in. */
export function createLogger(level: 'info' | 'silent' = 'info'): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: ['password', 'token', 'email', 'address', 'cookie', 'authorization'],
      censor: '[hidden]',
    },
  })
}

// Database errors carry the query's parameters (names, addresses) in fields of their own and, from
// the query builder, in the message: only the innermost error's code, message and place are kept.
function describeError(error: unknown): object {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  if (!(at instanceof Error)) return { message: 'thrown value is no error' }
  const code = 'code' in at ? { code: String(at.code) } : {}
  return { type: at.name, message: at.message, ...code, stack: at.stack }
}
