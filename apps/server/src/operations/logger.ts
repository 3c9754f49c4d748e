import { type Logger, type LoggerOptions, pino } from 'pino'
import { innermost } from './error-chain.ts'

export type { Logger } from 'pino'

// Lines are written in batches: one write for each costs more than a cached answer.
const togetherBytes = 32 * 1024
const longestHeldMs = 200
const warning = 40
const errorLevel = 50
// The most that waits while the disk is full or the reader has stopped; further lines are dropped.
const mostWaitingBytes = 4 * 1024 * 1024

/**
 * One line of JSON for each event, without personal data and secrets. Lines of level error and above
 * are also passed to `onError`, with the arguments they were logged with.
 */
export function createLogger(
  out: Lines = openOutput(),
  onError?: (line: readonly unknown[]) => void,
): Logger {
  const { flush, write } = writeTogether(out)
  const options: LoggerOptions = {
    level: 'info',
    hooks: {
      logMethod(line, log, lineLevel) {
        log.apply(this, line)
        // Errors are written at once: the process may end in the next moment.
        if (lineLevel >= warning) flush()
        if (lineLevel >= errorLevel) onError?.(line)
      },
    },
    base: null,
    timestamp: timeText,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: ['password', 'token', 'email', 'address', 'cookie', 'authorization'],
      censor: '[hidden]',
    },
  }
  return pino(options, { write })
}

let dropped = 0

/** The number of lines dropped since the start. */
export const droppedLogLines = (): number => dropped

/**
 * Standard output without blocking: neither a full disk nor a stopped reader may stop the site. What
 * could not be written is tried again with the next line.
 */
function openOutput(): Lines {
  const output = pino.destination({ dest: 1, sync: false, maxLength: mostWaitingBytes })
  output.on('error', () => undefined)
  output.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1
  })
  return output
}

let formattedMs = 0
let formattedText = ''

// Many lines have the same millisecond, and formatting it is half the cost of a line.
function timeText(): string {
  const nowMs = Date.now()
  if (nowMs !== formattedMs) {
    formattedMs = nowMs
    formattedText = `,"time":"${new Date(nowMs).toISOString()}"`
  }
  return formattedText
}

type Lines = { write: (lines: string) => unknown; flushSync?: () => void }

/** Collects lines for a moment and writes them at once. */
function writeTogether(out: Lines) {
  let held = ''
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (held === '') return
    const lines = held
    held = ''
    out.write(lines)
  }
  const flushInTime = () => {
    timer = null
    flush()
  }
  process.on('exit', () => {
    flush()
    try {
      out.flushSync?.()
    } catch {
      // The error cannot be logged either.
    }
  })
  const write = (line: string) => {
    held += line
    // Only while lines wait, so that an idle process stays asleep.
    if (timer === null) timer = setTimeout(flushInTime, longestHeldMs).unref()
    if (held.length >= togetherBytes) flush()
  }
  return { flush, write }
}

// Database errors carry the query's parameters (names, addresses) in fields of their own and, from
// the query builder, in the message: only the innermost error's code, message and place are logged.
function describeError(error: unknown): object {
  const at = innermost(error)
  if (at === undefined) return { message: 'thrown value is no error' }
  const code = 'code' in at ? { code: String(at.code) } : {}
  return { type: at.name, message: at.message, ...code, stack: at.stack }
}
