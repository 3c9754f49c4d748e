import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from './logger.ts'
import { createErrorReporter, parseSentryDsn } from './report-errors.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Received = { url: string | undefined; auth: unknown; lines: string[] }

/** A real error service on this machine, and a log that reports to it. */
async function startService(status = 200) {
  const received: Received[] = []
  const failures: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const lines = (await text(request)).trim().split('\n')
    received.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines })
    response.writeHead(status).end()
  }
  const own = createServer((request, response) => void take(request, response))
  server = own
  await once(own.listen(0, '127.0.0.1'), 'listening')
  const { port } = own.address() as AddressInfo
  const service = parseSentryDsn(`http://abc123@127.0.0.1:${port}/7`)
  if (service === null) throw new Error('the DSN is valid')
  const onFailure = (reason: string) => void failures.push(reason)
  const log = createLogger(
    { write: () => undefined },
    createErrorReporter({ service, now: () => 0, onFailure }),
  )
  const sending = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sending.mockRestore())
  /** Logs an error and waits until the service has answered its report. */
  const logError = async (fields: object, message: string) => {
    log.error(fields, message)
    expect(sending).toHaveBeenCalledOnce()
    await Promise.allSettled(sending.mock.results.map(({ value }) => value))
    await new Promise((done) => setImmediate(done))
  }
  return { log, logError, received, failures }
}

test('an error of the log reaches the service as one event', async () => {
  const { logError, received } = await startService()
  const cause = Object.assign(new TypeError('Key (email)=(karin@kund.example)'), { code: '23505' })
  const fields = { request_id: 'AbC', err: new Error('query failed', { cause }) }
  await logError(fields, 'request failed')
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
  const { log, logError, received } = await startService()
  log.info('request')
  log.warn({ err: new Error('slow') }, 'database away')
  await logError({ err: 'a text that was thrown' }, 'unhandled rejection')
  expect(received.map(({ lines }) => JSON.parse(lines[2] ?? '').logger)).toEqual([
    'unhandled rejection',
  ])
  expect(received[0]?.lines.join()).not.toContain('a text that was thrown')
})

test('a service that refuses is told by its status alone', async () => {
  const { logError, failures } = await startService(429)
  await logError({ err: new Error('x') }, 'request failed')
  expect(failures).toEqual(['status 429'])
})

/** A log that reports to a service which answers at once. */
function startStorm(start: string) {
  const clock = { now: Date.parse(start) }
  const sentAt: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sentAt.push(JSON.parse(body.split('\n')[0] ?? '').sent_at)
    return new Response()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const service = { url: 'http://127.0.0.1/', key: 'abc123' }
  const onFailure = () => undefined
  const report = createErrorReporter({ service, now: () => clock.now, onFailure })
  const log = createLogger({ write: () => undefined }, report)
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) log.error({ err: new Error('x') }, 'request failed')
    await new Promise((done) => setImmediate(done))
    return sentAt.length
  }
  return { clock, fail, sentAt }
}

test('of many errors at once few are sent, and no more than 30 a minute', async () => {
  const { clock, fail, sentAt } = startStorm('2027-12-01T00:00:00Z')
  const storms = async (number: number) => {
    const counts: number[] = []
    for (let storm = 0; storm < number; storm += 1) counts.push(await fail(100))
    return counts
  }
  expect(await storms(7)).toEqual([5, 10, 15, 20, 25, 30, 30])
  clock.now += 59_999
  expect(await fail(1)).toBe(30)
  clock.now += 1
  expect(await storms(7)).toEqual([35, 40, 45, 50, 55, 60, 60])
  expect(sentAt.at(-1)).toBe('2027-12-01T00:01:00.000Z')
})

test('errors are reported again after the clock was set back', async () => {
  const { clock, fail } = startStorm('2027-12-01T00:00:00Z')
  for (let time = 0; time < 30; time += 1) await fail(1)
  expect(await fail(1)).toBe(30)
  clock.now = Date.parse('2026-11-01T00:00:00Z')
  expect(await fail(1)).toBe(31)
})
