/** A running site that journeys visit; its mails lie in `mail` below the data folder. */
export type TestSite = { url: string; dataDir: string }

/** What `global-setup.ts` has prepared, handed to the workers by the environment. */
export type PreparedSites = {
  /** One for each worker: no journey meets what another does at the same time. */
  ofWorkers: TestSite[]
  /** A database and a port for the one file that starts a site with other settings. */
  limited: TestSite & { port: number; databaseUrl: string }
}

const nowhere: TestSite = { url: 'http://localhost', dataDir: '' }

/** Tests are also listed where nothing has been started. */
const prepared: PreparedSites = JSON.parse(process.env['E2E_SITES'] ?? 'null') ?? {
  ofWorkers: [],
  limited: { ...nowhere, port: 0, databaseUrl: '' },
}

/** The site of this worker. */
export const site: TestSite =
  prepared.ofWorkers[Number(process.env['TEST_PARALLEL_INDEX'] ?? '0')] ?? nowhere

/** A site with its rate limits on, which the one journey about them starts for itself. */
export const limitedSite = prepared.limited
