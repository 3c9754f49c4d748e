type Series = { labels: string; counts: number[]; sum: number }

export type RequestKind = { method: string; route: string; status: number }

export type RequestDurations = {
  observe: (kind: RequestKind, seconds: number) => void
  /** The histogram in the format of Prometheus. */
  text: () => string
}

const name = 'http_server_request_duration_seconds'
// The buckets of OpenTelemetry's http.server.request.duration.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Durations of requests, by method, route and status. Plain numbers until the metrics are read: the
 * library's histogram costs more than a cached answer.
 */
export function createRequestDurations(): RequestDurations {
  const known = new Map<string, Map<string, Map<number, Series>>>()

  const add = (method: string, route: string, status: number): Series => {
    const labels = `http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"`
    const series = { labels, counts: [...buckets, 0].fill(0), sum: 0 }
    const ofMethod = known.get(method) ?? new Map<string, Map<number, Series>>()
    known.set(method, ofMethod)
    ofMethod.set(route, (ofMethod.get(route) ?? new Map()).set(status, series))
    return series
  }
  return {
    observe({ method: given, route, status }, seconds) {
      // An unknown method must not create a series.
      const method = methods.has(given) ? given : '_OTHER'
      const series = known.get(method)?.get(route)?.get(status) ?? add(method, route, status)
      let bucket = 0
      while (bucket < buckets.length && seconds > (buckets[bucket] ?? 0)) bucket += 1
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
      series.sum += seconds
    },
    text() {
      const all = [...known.values()].flatMap((routes) =>
        [...routes.values()].flatMap((statuses) => [...statuses.values()]),
      )
      const lines = [
        `# HELP ${name} Duration of HTTP server requests`,
        `# TYPE ${name} histogram`,
        ...all.flatMap(linesOf),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

function linesOf({ labels, counts, sum }: Series): string[] {
  let total = 0
  const lines = counts.map((count, at) => {
    total += count
    return `${name}_bucket{le="${buckets[at] ?? '+Inf'}",${labels}} ${total}`
  })
  return [...lines, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`]
}
