import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { innermost } from './error-chain.ts'

/** Where errors are reported to: a Sentry DSN, `https://key@host/project`. */
export type ErrorService = { url: string; key: string }

/** Null when the text is no DSN. */
export function parseSentryDsn(text: string): ErrorService | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, origin, pathname, search, hash } = new URL(text)
  const parts = pathname.split('/').filter((part) => part !== '')
  const project = parts.pop() ?? ''
  const isKnown = /^\d+$/.test(project) && /^\w+$/.test(username)
  const isBare = password === '' && search === '' && hash === ''
  if (!/^https?:$/.test(protocol) || !isKnown || !isBare) return null
  return { url: [origin, ...parts, 'api', project, 'envelope', ''].join('/'), key: username }
}

const timeoutMs = 5_000
const mostAtOnce = 5
const mostPerMinute = 30
const minuteMs = 60_000

/** What the logger hands over: the arguments of a line of level error or fatal. */
export type ReportLine = (line: readonly unknown[]) => void

type Options = {
  service: ErrorService
  now: () => number
  /** Gets a status or an error's name, never an address. */
  onFailure: (reason: string) => void
}

/**
 * Sends each error of the log to an error service, by Sentry's envelope protocol. Only what says
 * where the code broke is sent: type, code, stack, request id. The message stays in the log, since
 * it may repeat what a visitor typed. An error storm sends few reports and drops the rest.
 */
export function createErrorReporter({ service, now, onFailure }: Options): ReportLine {
  let underWay = 0
  let minute = { startMs: now(), sent: 0 }
  const mayReport = () => {
    const nowMs = now()
    const isOver = nowMs - minute.startMs >= minuteMs
    const wasSetBack = nowMs < minute.startMs
    if (isOver || wasSetBack) minute = { startMs: nowMs, sent: 0 }
    return underWay < mostAtOnce && minute.sent < mostPerMinute
  }
  return (line) => {
    if (!mayReport()) return
    underWay += 1
    minute.sent += 1
    void send(service, envelopeOf(line, new Date(now()).toISOString()))
      .catch((error: unknown) => onFailure(error instanceof Error ? error.name : 'unknown'))
      .finally(() => {
        underWay -= 1
      })
  }
}

async function send({ url, key }: ErrorService, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=minikran/1, sentry_key=${key}`,
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw Object.assign(new Error('refused'), { name: `status ${answer.status}` })
}

const fieldsOf = z
  .object({ err: z.unknown().optional(), request_id: z.string().optional() })
  .catch({})

/** Three lines of JSON: head of the envelope, head of its item, the event. */
function envelopeOf([fields, message]: readonly unknown[], sentAt: string): string {
  const { err, request_id } = fieldsOf.parse(fields)
  const event_id = randomUUID().replaceAll('-', '')
  const event = {
    event_id,
    timestamp: sentAt,
    platform: 'node',
    level: 'error',
    logger: typeof message === 'string' ? message : 'error',
    tags: request_id === undefined ? {} : { request_id },
    exception: { values: [describeError(err)] },
  }
  const head = { event_id, sent_at: sentAt }
  return [head, { type: 'event' }, event].map((part) => `${JSON.stringify(part)}\n`).join('')
}

function describeError(error: unknown) {
  const at = innermost(error)
  if (at === undefined) return { type: 'thrown value is no error', value: '' }
  const value = 'code' in at ? String(at.code) : ''
  return { type: at.name, value, stacktrace: { frames: framesOf(at.stack) } }
}

// `    at name (file:line:column)`, the innermost first; Sentry wants it last.
const frame = /^ {4}at (?:(.{1,300}) \()?(.{1,500}):(\d+):(\d+)\)?$/

function framesOf(stack = '') {
  const found = stack.split('\n').map((line) => frame.exec(line))
  return found
    .filter((match) => match !== null)
    .map(([, name = '?', filename, lineno, colno]) => ({
      function: name,
      filename,
      lineno: Number(lineno),
      colno: Number(colno),
    }))
    .toReversed()
}
