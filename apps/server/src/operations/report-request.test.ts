import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createRequestReport } from './report-request.ts'

test('the requests of a turn of the event loop are logged and measured after it, in their order', async () => {
  const lines: string[] = []
  const log = createLogger({ write: (text) => lines.push(...text.trim().split('\n')) })
  const metrics = createMetrics()
  const report = createRequestReport({
    metrics,
    log,
    apiPaths: new Set(['/api/site/getDepotsArr']),
  })
  const request = { method: 'GET', status: 200, seconds: 0.0124 }
  report({ ...request, path: '/', requestId: 'one', cachedKey: 'page  /' })
  report({ ...request, path: '/api/site/getDepotsArr', requestId: 'two' })
  report({ ...request, path: '/api/none', requestId: 'three', status: 404 })
  await new Promise((resolve) => setImmediate(resolve))
  report({ ...request, path: '/assets/a.js', requestId: 'four' })
  await new Promise((resolve) => setImmediate(resolve))
  log.warn('written at once')

  const logged = lines.slice(0, -1).map((line) => JSON.parse(line))
  expect(logged.map(({ request_id, path, status, ms }) => [request_id, path, status, ms])).toEqual([
    ['one', '/', 200, 12],
    ['two', '/api/site/getDepotsArr', 200, 12],
    ['three', '/api/none', 404, 12],
    ['four', '/assets/a.js', 200, 12],
  ])
  const text = await metrics.text()
  expect(text).toContain('finished_answers_asked_total{kind="page",outcome="hit"} 1')
  const counts = text
    .split('\n')
    .filter((line) => line.startsWith('http_server_request_duration_seconds_count'))
    .map((line) => [/http_route="([^"]*)"/.exec(line)?.[1], Number(line.split(' ').at(-1))])
  expect(counts).toEqual([
    ['page', 1],
    ['/api/site/getDepotsArr', 1],
    ['/api/*', 1],
    ['asset', 1],
  ])
})
