import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { createErrorReporter, parseSentryDsn } from './report-errors.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Received = { url: string | undefined; auth: unknown; lines: string[] }

/** A real error service on this machine, and a log that reports to it. */
type Options = { status?: number; now?: () => number }

async function startService({ status = 200, now = () => 0 }: Options = {}) {
  const received: Received[] = []
  const failures: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const lines = (await text(request)).trim().split('\n')
    received.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines })
    response.writeHead(status).end()
    own.emit('told')
  }
  const own = createServer((request, response) => void take(request, response))
  server = own
  await once(own.listen(0, '127.0.0.1'), 'listening')
  const { port } = own.address() as AddressInfo
  const service = parseSentryDsn(`http://abc123@127.0.0.1:${port}/7`)
  if (service === null) throw new Error('the DSN is valid')
  const onFailure = (reason: string) => {
    failures.push(reason)
    own.emit('failed')
  }
  const log = createLogger(
    { write: () => undefined },
    createErrorReporter({ service, now, onFailure }),
  )
  return {
    log,
    received,
    failures,
    told: () => once(own, 'told'),
    failed: () => once(own, 'failed'),
  }
}

test('an error of the log reaches the service as one event', async () => {
  const { log, received, told } = await startService()
  const cause = Object.assign(new TypeError('Key (email)=(karin@kund.example)'), { code: '23505' })
  const first = told()
  log.error({ request_id: 'AbC', err: new Error('query failed', { cause }) }, 'request failed')
  await first
  const [{ url, auth, lines } = { url: '', auth: '', lines: [] }] = received
  const [head, item, event] = lines.map((line) => JSON.parse(line))
  expect(url).toBe('/api/7/envelope/')
  expect(auth).toContain('sentry_key=abc123')
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: head.event_id,
    level: 'error',
    logger: 'request failed',
    tags: { request_id: 'AbC' },
    exception: { values: [{ type: 'TypeError', value: '23505' }] },
  })
  const frames = event.exception.values[0].stacktrace.frames
  expect(frames.at(-1).filename).toContain('report-errors.test.ts')
  expect(lines.join()).not.toMatch(/karin|query failed/)
})

test('warnings and ordinary lines are not reported', async () => {
  const { log, received, told } = await startService()
  const first = told()
  log.info('request')
  log.warn({ err: new Error('slow') }, 'database away')
  log.error({ err: 'a text that was thrown' }, 'unhandled rejection')
  await first
  expect(received.map(({ lines }) => JSON.parse(lines[2] ?? '').logger)).toEqual([
    'unhandled rejection',
  ])
  expect(received[0]?.lines.join()).not.toContain('a text that was thrown')
})

test('a service that refuses is told by its status alone', async () => {
  const { log, failures, failed } = await startService({ status: 429 })
  const refused = failed()
  log.error({ err: new Error('x') }, 'request failed')
  await refused
  expect(failures).toEqual(['status 429'])
})

test('of many errors at once few are sent', async () => {
  let nowMs = 0
  const { log, received } = await startService({ now: () => nowMs })
  const wait = (count: number) => expect.poll(() => received.length).toBe(count)
  for (let error = 0; error < 100; error += 1) log.error({ err: new Error('x') }, 'request failed')
  await wait(5)
  nowMs = 60_000
  await expect
    .poll(() => {
      log.error({ err: new Error('x') }, 'request failed')
      return received.length
    })
    .toBe(35)
  log.error({ err: new Error('one more in the same minute') }, 'request failed')
  nowMs = 120_000
  log.error({ err: new Error('x') }, 'request failed')
  await wait(36)
  expect(JSON.parse(received[35]?.lines[0] ?? '').sent_at).toBe('1970-01-01T00:02:00.000Z')
})

test('errors are reported again after the clock was set back', async () => {
  let nowMs = Date.parse('2027-12-01T00:00:00Z')
  const { log, received } = await startService({ now: () => nowMs })
  const fail = () => log.error({ err: new Error('x') }, 'request failed')
  const reportedAfterFailing = () => {
    fail()
    return received.length
  }
  await expect.poll(reportedAfterFailing).toBe(30)
  nowMs = Date.parse('2026-11-01T00:00:00Z')
  fail()
  await expect.poll(() => received.length).toBe(31)
})
