import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'
import { droppedLogLines } from './logger.ts'
import { createRequestDurations, type RequestDurations } from './request-durations.ts'

/** The response cache; not open while the process is not listening for changes. */
type Cache = { isOpen: () => boolean; stats: () => { entries: number; bytes: number } }

export type Metrics = {
  observeRequest: RequestDurations['observe']
  countMail: (outcome: 'sent' | 'retried' | 'failed') => void
  countDroppedSearches: (searches: number) => void
  /** A lookup in the response cache; a call's key begins with its path. */
  countLookup: (key: string, outcome: 'hit' | 'miss') => void
  /** Adds the size of the response cache to the metrics. */
  watchCache: (cache: Cache) => void
  text: () => Promise<string>
  contentType: string
}

/** Prometheus text with OpenTelemetry's names; `route` is a template, so the series stay few. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const durations = createRequestDurations()
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
  new Gauge({
    name: 'process_memory_usage_bytes',
    help: 'Resident memory',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
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
  // Plain numbers, read when the metrics are: a counter of the library costs as much as a cached answer.
  const lookups = { page: { hit: 0, miss: 0 }, call: { hit: 0, miss: 0 } }
  new Counter({
    name: 'finished_answers_asked_total',
    help: 'Public reads that may be kept, by kind and whether they were',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [kind, outcomes] of Object.entries(lookups))
        for (const [outcome, times] of Object.entries(outcomes)) this.inc({ kind, outcome }, times)
    },
  })
  registerCpuTime(registers)
  registerLoopDelay(registers)
  return {
    countLookup: (key, outcome) => {
      lookups[key.startsWith('/site/') ? 'call' : 'page'][outcome] += 1
    },
    watchCache: (cache) => registerCache(cache, registers),
    observeRequest: durations.observe,
    countDroppedSearches: (searches) => droppedSearches.inc(searches),
    countMail: (outcome) => mails.inc({ outcome }),
    text: async () => `${await registry.metrics()}\n${durations.text()}`,
    contentType: registry.contentType,
  }
}

function registerCache({ isOpen, stats }: Cache, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('finished_answers_entries', 'Answers that are kept', () => stats().entries)
  gauge('finished_answers_size_bytes', 'What the kept answers weigh', () => stats().bytes)
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

// Each look wakes the process: fifty a second were nearly half of what it does at rest.
const loopLookMs = 100

function registerLoopDelay(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: loopLookMs })
  delay.enable()
  new Gauge({
    name: 'nodejs_eventloop_delay_p99_seconds',
    help: 'Event loop delay since the last reading, 99th percentile',
    registers,
    collect() {
      // Node tells the time from look to look.
      this.set(Math.max(0, delay.percentile(99) / 1e9 - loopLookMs / 1000))
      delay.reset()
    },
  })
}
