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
  /** The paths of the API's calls; metrics have a label for each of them. */
  apiPaths: ReadonlySet<string>
}

/** One log line and one measurement for each request, cached or not. */
export function createRequestReport({ metrics, log, apiPaths }: Parts): ReportRequest {
  return ({ path, method, status, requestId, seconds }) => {
    metrics.observeRequest({ method, route: routeLabel(path, apiPaths), status, seconds })
    const ms = Math.round(seconds * 1000)
    log.info({ request_id: requestId, method, path, status, ms }, 'request')
  }
}
