import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { routeLabel } from './route-label.ts'

export type RequestReport = {
  method: string
  status: number
  requestId: string
  seconds: number
}

/** Finds once what is the same about all requests of a path; a kept page is asked for often. */
export type ReportOf = (path: string) => (request: RequestReport) => void

type Parts = {
  metrics: Metrics
  log: Logger
  /** Addresses of the calls, the only ones that metrics name one by one. */
  apiPaths: ReadonlySet<string>
}

type Kind = { method: string; status: number; observe: (seconds: number) => void }

/** One log line and one observation for each request, whichever way it was answered. */
export function createReports({ metrics, log, apiPaths }: Parts): ReportOf {
  return (path) => {
    const route = routeLabel(path, apiPaths)
    let last: Kind | null = null
    return ({ method, status, requestId, seconds }) => {
      if (last?.method !== method || last.status !== status) {
        last = { method, status, observe: metrics.durationsOf({ method, route, status }) }
      }
      last.observe(seconds)
      const ms = Math.round(seconds * 1000)
      log.info({ request_id: requestId, method, path, status, ms }, 'request')
    }
  }
}
