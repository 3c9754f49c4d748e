import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: 'build',
  // The route manifest is one static file instead of a request for each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
