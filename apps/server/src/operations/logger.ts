import { type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger } from 'pino'

// Written together: a line of its own for each request costs more than a kept answer.
const togetherBytes = 32 * 1024
const longestHeldMs = 200
const warning = 40
const errorLevel = 50
// What waits for a disk that is full or a reader that has stopped; beyond it lines are dropped.
const mostWaitingBytes = 4 * 1024 * 1024

/**
 * One line of JSON an event. What names a person or opens a door never gets in. Lines of level
 * error and above are also handed to `onError`, with the arguments they were logged with.
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
        // What went wrong must be read even when the next moment ends the process.
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

/** How many lines could not be written since the start. */
export const droppedLogLines = (): number => dropped

/**
 * Standard output, written to beside the requests: neither a full disk nor a reader that stops
 * reading may stop the site. What could not be written is tried again with the next line.
 */
function openOutput(): Lines {
  const output = pino.destination({ dest: 1, sync: false, maxLength: mostWaitingBytes })
  output.on('error', () => undefined)
  output.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1
  })
  return output
}

let toldMs = 0
let toldText = ''

// Many lines fall into one millisecond; spelling it out is half the cost of a line.
function timeText(): string {
  const nowMs = Date.now()
  if (nowMs !== toldMs) {
    toldMs = nowMs
    toldText = `,"time":"${new Date(nowMs).toISOString()}"`
  }
  return toldText
}

type Lines = { write: (lines: string) => unknown; flushSync?: () => void }

/** Holds lines for a moment and writes them in one go. */
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
      // Where nothing can be written there is nobody to tell.
    }
  })
  const write = (line: string) => {
    held += line
    // Only while something is held: a server at rest is not woken.
    if (timer === null) timer = setTimeout(flushInTime, longestHeldMs).unref()
    if (held.length >= togetherBytes) flush()
  }
  return { flush, write }
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
