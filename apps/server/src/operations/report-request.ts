import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { routeLabel } from './route-label.ts'

export type RequestReport = {
  path: string
  method: string
  status: number
  requestId: string
  seconds: number
}

export type ReportRequest = (request: RequestReport) => void

type Parts = {
  metrics: Metrics
  log: Logger
  /** Addresses of the calls, the only ones that metrics name one by one. */
  apiPaths: ReadonlySet<string>
}

/** One log line and one observation for each request, whichever way it was answered. */
export function createRequestReport({ metrics, log, apiPaths }: Parts): ReportRequest {
  return ({ path, method, status, requestId, seconds }) => {
    metrics.observeRequest({ method, route: routeLabel(path, apiPaths), status }, seconds)
    const ms = Math.round(seconds * 1000)
    log.info({ request_id: requestId, method, path, status, ms }, 'request')
  }
}
