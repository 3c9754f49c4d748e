import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// A quarter of all the time: begun late, it would run on when everything else is done.
const longest = /\/tools\/campaigns\/campaigns\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => Number(longest.test(moduleId))
    return sorted.toSorted((a, b) => isLongest(b) - isLongest(a))
  }
}

export default defineConfig({
  test: {
    isolate: false,
    // One short of all by default: half the time on two processors.
    maxWorkers: '100%',
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    include: [
      '{packages,apps}/*/{src,app}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'benchmarks/**/*.test.ts',
      'agreement/**/*.test.ts',
    ],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    setupFiles: ['tools/fail-on-console-error.ts', 'tools/repeatable-properties.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
