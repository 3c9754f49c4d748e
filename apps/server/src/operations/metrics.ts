import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type RequestFigures = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  observeRequest: (figures: RequestFigures) => void
  countMail: (outcome: 'sent' | 'retried' | 'failed') => void
  countDroppedSearches: (searches: number) => void
  text: () => Promise<string>
  contentType: string
}

// The buckets of OpenTelemetry's http.server.request.duration.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Prometheus text with OpenTelemetry's names; `route` is a template, so the series stay few. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets,
    registers,
  })
  const mails = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const droppedSearches = new Counter({
    name: 'crane_searches_dropped_total',
    help: 'Crane searches that could not be recorded',
    registers,
  })
  new Gauge({
    name: 'process_memory_usage_bytes',
    help: 'Resident memory',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  registerLoopDelay(registers)
  return {
    observeRequest: ({ method, route, status, seconds }) => {
      // A made-up method must not make a series of its own.
      const known = methods.has(method) ? method : '_OTHER'
      duration.observe(
        {
          http_request_method: known,
          http_route: route,
          http_response_status_code: status,
        },
        seconds,
      )
    },
    countDroppedSearches: (searches) => droppedSearches.inc(searches),
    countMail: (outcome) => mails.inc({ outcome }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function registerLoopDelay(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'nodejs_eventloop_delay_p99_seconds',
    help: 'Event loop delay since the last reading, 99th percentile',
    registers,
    collect() {
      this.set(delay.percentile(99) / 1e9)
      delay.reset()
    },
  })
}
