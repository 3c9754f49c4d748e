import { defineConfig, devices } from '@playwright/test'
import { testSites } from './e2e/sites.ts'
import { chromiumFlags } from './tools/chromium.ts'
import { logFile } from './tools/test-logs.ts'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // For machines that are slow and busy: how quick the site is, the benchmarks say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: testSites.embedded.url,
    // Journeys meet the server itself; the offline ones let the worker in.
    serviceWorkers: 'block',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'embedded', testIgnore: '**/external/**' },
    // The main journey once more, on a PostgreSQL named by DATABASE_URL and a mail server named by SMTP_URL.
    {
      name: 'external',
      testMatch: '**/external/**',
      use: { baseURL: testSites.external.url },
    },
  ],
  webServer: Object.values(testSites).map((site) => ({
    command: `node tools/serve-for-tests.ts ${site.name} > ${logFile(site.name)}`,
    url: `${site.url}/readyz`,
    timeout: 180_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
})
