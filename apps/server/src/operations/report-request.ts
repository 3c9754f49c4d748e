import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

export type RequestReport = {
  path: string
  method: string
  status: number
  requestId: string
  seconds: number
  /** The key of the cached answer that was sent, if it was one. */
  cachedKey?: string
}

export type ReportRequest = (request: RequestReport) => void

type Parts = {
  metrics: Metrics
  log: Logger
  /** The paths of the API's calls; metrics have a label for each of them. */
  apiPaths: ReadonlySet<string>
}

/**
 * One log line and one measurement for each request, cached or not. They are made together for all
 * requests of a turn of the event loop, after the answers: made between the writes to the sockets they
 * take twice as long.
 */
export function createRequestReport(parts: Parts): ReportRequest {
  let waiting: RequestReport[] = []
  const reportAll = () => {
    const requests = waiting
    waiting = []
    for (const request of requests) report(request, parts)
  }
  return (request) => {
    if (waiting.length === 0) setImmediate(reportAll)
    waiting.push(request)
  }
}

function report(request: RequestReport, { metrics, log, apiPaths }: Parts): void {
  const { path, method, status, requestId, seconds, cachedKey } = request
  metrics.observeRequest({ method, route: routeLabel(path, apiPaths), status, seconds })
  if (cachedKey !== undefined) metrics.countLookup(cachedKey, 'hit')
  const ms = Math.round(seconds * 1000)
  log.info({ request_id: requestId, method, path, status, ms }, 'request')
}

const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** The label of a path in the metrics. A limited set, so that the number of series is limited. */
function routeLabel(path: string, apiPaths: ReadonlySet<string>): string {
  if (probes.has(path) || apiPaths.has(path)) return path
  if (path.startsWith('/api/')) return '/api/*'
  if (path.startsWith('/assets/') || path.startsWith('/upload/')) return 'asset'
  return 'page'
}
