import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { droppedLogLines } from './logger.ts'

/** The response cache; not open while the process is not listening for changes. */
type Cache = { isOpen: () => boolean; stats: () => { entries: number; bytes: number } }

type ObservedRequest = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  observeRequest: (request: ObservedRequest) => void
  countMail: (outcome: 'sent' | 'retried' | 'failed') => void
  countDroppedSearches: (searches: number) => void
  /** A lookup in the response cache, by its key; the key of an API call begins with `/site/`. */
  countLookup: (key: string, outcome: 'hit' | 'miss') => void
  /** Adds the size of the response cache to the metrics. */
  watchCache: (cache: Cache) => void
  text: () => Promise<string>
  contentType: string
}

// The buckets of OpenTelemetry's http.server.request.duration.
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Prometheus text with OpenTelemetry's names; `route` is a template, so the series stay few. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const { durations, mails, droppedSearches, lookups } = createCounters(registry)
  /** Is read each time the metrics are. */
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('process_memory_usage_bytes', 'Resident memory', () => process.memoryUsage.rss())
  gauge('process_cpu_time_seconds', 'Processor time used since the start, all threads', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge(
    'nodejs_eventloop_delay_p99_seconds',
    'Event loop delay since the last reading, 99th percentile',
    watchLoopDelay(),
  )
  return {
    countLookup: (key, outcome) =>
      lookups.inc({ kind: key.startsWith('/site/') ? 'call' : 'page', outcome }),
    watchCache({ isOpen, stats }) {
      gauge('finished_answers_entries', 'Answers in the response cache', () => stats().entries)
      gauge('finished_answers_size_bytes', 'Size of the response cache', () => stats().bytes)
      gauge('content_changes_heard', '1 while the process listens for changes of content', () =>
        isOpen() ? 1 : 0,
      )
    },
    observeRequest: ({ method, route, status, seconds }) =>
      durations.observe(
        {
          // An unknown method must not create a series.
          http_request_method: methods.has(method) ? method : '_OTHER',
          http_route: route,
          http_response_status_code: status,
        },
        seconds,
      ),
    countDroppedSearches: (searches) => droppedSearches.inc(searches),
    countMail: (outcome) => mails.inc({ outcome }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function createCounters(registry: Registry) {
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP server requests',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: durationBuckets,
    registers,
  })
  const mails = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  // A label exists only from its first count. From 0, alerts can compare outcomes at once.
  for (const outcome of ['sent', 'retried', 'failed']) mails.inc({ outcome }, 0)
  const droppedSearches = new Counter({
    name: 'crane_searches_dropped_total',
    help: 'Searches for cranes and for words that could not be recorded',
    registers,
  })
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines that could not be written',
    registers,
    collect() {
      this.reset()
      this.inc(droppedLogLines())
    },
  })
  const lookups = new Counter({
    name: 'finished_answers_asked_total',
    help: 'Lookups of pages and calls in the response cache, by outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  for (const kind of ['page', 'call'])
    for (const outcome of ['hit', 'miss']) lookups.inc({ kind, outcome }, 0)
  return { durations, mails, droppedSearches, lookups }
}

// Every sample wakes the process; at 20 ms, sampling was half of its work while idle.
const samplingMs = 100

function watchLoopDelay(): () => number {
  const delay = monitorEventLoopDelay({ resolution: samplingMs })
  delay.enable()
  return () => {
    // Node measures from sample to sample, so the interval itself is subtracted.
    const seconds = Math.max(0, delay.percentile(99) / 1e9 - samplingMs / 1000)
    delay.reset()
    return seconds
  }
}
