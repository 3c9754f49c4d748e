import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: 'build',
  // The whole address table travels once as a static file instead of a request per page view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
