import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    // One short of all by default: half the time on two processors.
    maxWorkers: '100%',
    maxConcurrency: 2,
    include: [
      '{packages,apps}/*/{src,app}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'benchmarks/**/*.test.ts',
      'agreement/**/*.test.ts',
    ],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    setupFiles: ['tools/fail-on-console-error.ts', 'tools/repeatable-properties.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
