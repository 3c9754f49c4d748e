import { defineConfig } from 'vitest/config'

const tests = '{packages,apps,tools,benchmarks,agreement}/**/*'

export default defineConfig({
  test: {
    isolate: false,
    // Transformed once, also for the next run.
    fsModuleCache: true,
    // So that a failed test can be named by its line.
    includeTaskLocation: true,
    // One short of all by default: half the time on two processors.
    maxWorkers: '100%',
    setupFiles: ['tools/fail-on-console-error.ts', 'tools/repeatable-properties.ts'],
    // For a machine ten times as slow: whatever hangs is ended, and nothing is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Some two thousand small files, one for each text, that Node loads as they are.
    server: { deps: { external: [/\/paraglide\//] } },
    projects: [
      {
        // Needs nothing but the code: no database, no server, no build.
        test: {
          name: 'pure',
          include: [`${tests}.test.{ts,tsx}`],
          exclude: [
            '**/*.{api,faults,document,component}.test.*',
            '**/node_modules/**',
            '**/build/**',
          ],
        },
      },
      {
        // Parts of the site in a document. They are a project because a worker ends where the next file
        // has another environment.
        test: {
          name: 'document',
          include: [`${tests}.document.test.{ts,tsx}`],
          environment: 'jsdom',
        },
      },
      {
        // Screens of the back office with everything real but the network.
        // The builds that Node takes by itself: react-admin is loaded by Node, and both must agree.
        resolve: { conditions: ['module-sync', 'node', 'import', 'development'] },
        test: {
          name: 'components',
          include: ['apps/back-office/src/**/*.component.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/back-office/src/testing/setup.ts'],
        },
      },
      {
        // Gets a database of its own, copied from a template on one PostgreSQL for the whole run.
        test: {
          name: 'api',
          include: [`${tests}.api.test.ts`],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        // Kills servers, takes mail and database away, runs commands: starts whatever it needs by itself.
        test: {
          name: 'faults',
          include: [`${tests}.faults.test.ts`],
          globalSetup: ['tools/campaigns/prepare-once.ts'],
          setupFiles: ['tools/exit-on-signal.ts'],
          maxConcurrency: 2,
        },
      },
    ],
  },
})
