import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from './tools/chromium.ts'

const chromium = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // For machines that are slow and busy: how quick the site is, the benchmarks say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Journeys meet the server itself; the offline ones let the worker in.
    serviceWorkers: 'block',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      // A test's page lives for seconds, too few for what V8's slowest compiler makes to pay.
      args: [...chromiumFlags, '--js-flags=--no-turbofan'],
      executablePath: chromium.path,
      // Chromium does not work under libfaketime (docs/testing.md).
      env: { ...process.env, ...chromium.env, LD_PRELOAD: '' },
    },
  },
})
