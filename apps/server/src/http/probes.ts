import { timingSafeEqual } from 'node:crypto'
import type { Visitor } from '@minikran/contract/site-handler'
import { isLoopbackHost } from '../env.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Readiness } from '../operations/readiness.ts'
import { problemAnswer } from './problem-answer.ts'
import type { ReceivedRequest } from './received-request.ts'

type Parts = { readiness: Readiness; metrics: Metrics; metricsToken: string | null }

/** `/healthz`, `/readyz` and `/metrics`; null for every other address. */
export async function answerProbe(
  { request, path, visitor }: ReceivedRequest,
  { readiness, metrics, metricsToken }: Parts,
): Promise<Response | null> {
  if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return null
  const { requestId } = visitor
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return problemAnswer('methodNotAllowed', { requestId, headers: { allow: 'GET, HEAD' } })
  }
  if (path === '/healthz') return plain('ok')
  if (path === '/readyz') {
    if (await readiness.check()) return plain('ready')
    return problemAnswer('unavailable', { requestId, facts: { troubles: readiness.troubles() } })
  }
  if (!mayReadMetrics(request, visitor, metricsToken)) {
    return problemAnswer('forbidden', { requestId })
  }
  return plain(await metrics.text(), metrics.contentType)
}

function mayReadMetrics(request: Request, visitor: Visitor, token: string | null): boolean {
  const given = request.headers.get('authorization')
  if (token !== null && given !== null) return isEqual(given, `Bearer ${token}`)
  // A forwarded request does not come from this machine, whatever the last address is.
  return isLoopbackHost(visitor.address) && !request.headers.has('x-forwarded-for')
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function plain(text: string, type = 'text/plain; charset=utf-8'): Response {
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } })
}
