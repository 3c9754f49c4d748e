const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** The label of a path in the metrics. A limited set, so that the number of series is limited. */
export function routeLabel(path: string, apiPaths: ReadonlySet<string>): string {
  if (probes.has(path) || apiPaths.has(path)) return path
  if (path.startsWith('/api/')) return '/api/*'
  if (path.startsWith('/assets/') || path.startsWith('/upload/')) return 'asset'
  return 'page'
}
