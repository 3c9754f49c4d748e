import { expect, test } from 'vitest'
import { createRequestDurations } from './request-durations.ts'

const labels = 'http_request_method="GET",http_route="page",http_response_status_code="200"'

test('a bucket counts everything up to its limit, the last one all', () => {
  const durations = createRequestDurations()
  for (const seconds of [0.001, 0.005, 0.006, 3, 60]) {
    durations.observe({ method: 'GET', route: 'page', status: 200 }, seconds)
  }
  const text = durations.text()
  const name = 'http_server_request_duration_seconds'
  expect(text).toContain(`# TYPE ${name} histogram\n`)
  for (const [limit, count] of [
    ['0.005', 2],
    ['0.01', 3],
    ['2.5', 3],
    ['5', 4],
    ['10', 4],
    ['+Inf', 5],
  ]) {
    expect(text).toContain(`${name}_bucket{le="${limit}",${labels}} ${count}\n`)
  }
  expect(text).toContain(`${name}_sum{${labels}} 63.012\n`)
  expect(text).toContain(`${name}_count{${labels}} 5\n`)
})

test('made-up methods share one series', () => {
  const durations = createRequestDurations()
  for (const method of ['BREW', 'STIR']) {
    durations.observe({ method, route: 'page', status: 404 }, 0)
  }
  const other = 'http_request_method="_OTHER",http_route="page",http_response_status_code="404"'
  expect(durations.text()).toContain(`_count{${other}} 2\n`)
  expect(durations.text()).not.toContain('BREW')
})
