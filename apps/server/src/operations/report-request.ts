import type { RequestReport } from '../finished/finished-listener.ts'
import { type Logger, logRequest } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { routeLabel } from './route-label.ts'

type Parts = {
  metrics: Metrics
  log: Logger
  /** Addresses of the calls, the only ones that metrics name one by one. */
  apiPaths: ReadonlySet<string>
}

/** One log line and one observation for each request, whichever way it was answered. */
export function createRequestReport({ metrics, log, apiPaths }: Parts) {
  return ({ method, path, status, requestId, seconds }: RequestReport): void => {
    const route = routeLabel(path, apiPaths)
    metrics.observeRequest({ method, route, status, seconds })
    const ms = Math.round(seconds * 1000)
    logRequest(log, { requestId, method, path, status, ms })
  }
}
