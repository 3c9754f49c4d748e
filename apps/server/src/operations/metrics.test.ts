import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('unknown request methods share one series', async () => {
  const metrics = createMetrics()
  for (const method of ['BREW', 'STIR']) {
    metrics.observeRequest({ method, route: 'page', status: 404, seconds: 0.2 })
  }
  const text = await metrics.text()
  const labels = 'http_request_method="_OTHER",http_route="page",http_response_status_code="404"'
  expect(text).toContain(`http_server_request_duration_seconds_count{${labels}} 2\n`)
  expect(text).not.toContain('BREW')
})
