import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type RequestFigures = { method: string; route: string; status: number; seconds: number }

/** What is kept of finished answers; closed while changes are not heard. */
type Kept = { isOpen: () => boolean; figures: () => { entries: number; bytes: number } }

export type Metrics = {
  observeRequest: (figures: RequestFigures) => void
  countMail: (outcome: 'sent' | 'retried' | 'failed') => void
  countDroppedSearches: (searches: number) => void
  /** Something was asked for that may be kept; a call's key begins with its path. */
  countAsked: (key: string, outcome: 'hit' | 'miss') => void
  /** Tells how much is kept, whenever it is asked. */
  watchKept: (kept: Kept) => void
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
  const asked = new Counter({
    name: 'finished_answers_asked_total',
    help: 'Public reads that may be kept, by kind and whether they were',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const seriesOf = (kind: string) => ({
    hit: asked.labels(kind, 'hit'),
    miss: asked.labels(kind, 'miss'),
  })
  const series = { page: seriesOf('page'), call: seriesOf('call') }
  // Finding a series by its labels costs more than counting in it.
  const durations = new Map<string, Histogram.Internal<string>>()
  const durationOf = (method: string, route: string, status: number) => {
    const name = `${method} ${route} ${status}`
    const known = durations.get(name) ?? duration.labels(method, route, String(status))
    durations.set(name, known)
    return known
  }
  registerCpuTime(registers)
  registerLoopDelay(registers)
  return {
    countAsked: (key, outcome) => series[key.startsWith('/site/') ? 'call' : 'page'][outcome].inc(),
    watchKept: (kept) => registerKept(kept, registers),
    observeRequest: ({ method, route, status, seconds }) => {
      // A made-up method must not make a series of its own.
      const known = methods.has(method) ? method : '_OTHER'
      durationOf(known, route, status).observe(seconds)
    },
    countDroppedSearches: (searches) => droppedSearches.inc(searches),
    countMail: (outcome) => mails.inc({ outcome }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function registerKept({ isOpen, figures }: Kept, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('finished_answers_entries', 'Answers that are kept', () => figures().entries)
  gauge('finished_answers_size_bytes', 'What the kept answers weigh', () => figures().bytes)
  gauge('content_changes_heard', '1 while changes of content are heard', () => (isOpen() ? 1 : 0))
}

function registerCpuTime(registers: Registry[]): void {
  new Gauge({
    name: 'process_cpu_time_seconds',
    help: 'Processor time used since the start, all threads',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.set((user + system) / 1e6)
    },
  })
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
