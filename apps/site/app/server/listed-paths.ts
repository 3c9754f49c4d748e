type RouteEntry = {
  path?: string | undefined
  module: { default?: unknown; handle?: unknown }
}

/** The Swedish paths of the route table, without actions, the catch-all and unlisted pages. */
export function listedPathsOf(routes: Readonly<Record<string, RouteEntry | undefined>>): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route?.path?.startsWith('en?') || route.path.includes('*')) return []
    const { handle, default: page } = route.module
    const isUnlisted = (handle as { unlisted?: boolean } | undefined)?.unlisted === true
    if (page === undefined || isUnlisted) return []
    return [route.path.replace(/^en\?\/?/, '/')]
  })
}
