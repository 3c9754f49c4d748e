import { join } from 'node:path'

const results = join(import.meta.dirname, '../test-results')
// Two checkouts on one machine test at the same time on ports of their own.
const port = Number(process.env['E2E_PORT'] ?? '4310')

/** The two running sites that the journeys visit; each keeps its data and mails below `test-results`. */
export const testSites = {
  embedded: {
    name: 'embedded',
    url: `http://localhost:${port}`,
    dataDir: join(results, 'embedded'),
  },
  external: {
    name: 'external',
    url: `http://localhost:${port + 1}`,
    dataDir: join(results, 'external'),
  },
} as const

/** A site with its rate limits on, which the one journey about them starts for itself. */
export const limitedSite = {
  name: 'limited',
  url: `http://localhost:${port + 2}`,
  port: port + 2,
  dataDir: join(results, 'limited'),
} as const

export type TestSite = (typeof testSites)[keyof typeof testSites]
