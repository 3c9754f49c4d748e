const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** A short, closed set of names for the metrics: addresses are endless, series must not be. */
export function routeLabel(path: string, apiPaths: ReadonlySet<string>): string {
  if (probes.has(path) || apiPaths.has(path)) return path
  if (path.startsWith('/api/')) return '/api/*'
  if (path.startsWith('/assets/') || path.startsWith('/upload/')) return 'asset'
  return 'page'
}
