import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale } from './build-parts.ts'
import { checks } from './check-parts.ts'
import { findChromium } from './chromium.ts'
import { projectRoot, run, step } from './project.ts'
import { scanLogs } from './test-logs.ts'

type Count = { passed: number; failed: number }

const results = join(projectRoot, 'test-results')
rmSync(results, { recursive: true, force: true })

const counts = [
  await runChecks(),
  await runBuild(),
  await runUnitAndApi(),
  await runJourneys(),
  await runLogScan(),
]
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function runChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0 }
  for (const check of checks) {
    if (await step(check.name, check.work)) count.passed += 1
    else count.failed += 1
  }
  return count
}

/** First, since tests look into what was built too. */
async function runBuild(): Promise<Count> {
  try {
    await buildWhenStale()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function runUnitAndApi(): Promise<Count> {
  console.log('Unit and API tests')
  const report = join(results, 'unit.json')
  const outcome = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { live: true },
  )
  const told = readReport<{
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }>(report)
  if (told === null) return { passed: 0, failed: 1 }
  const failed = told.numFailedTests + (told.numFailedTests === 0 ? told.numFailedTestSuites : 0)
  // An error outside any test fails the run without failing a test.
  return { passed: told.numPassedTests, failed: Math.max(failed, outcome.code === 0 ? 0 : 1) }
}

async function runJourneys(): Promise<Count> {
  console.log('Journeys in Chromium')
  try {
    const chromium = await findChromium()
    const outcome = await run('playwright', ['test'], {
      live: true,
      env: { ...chromium.env, CHROMIUM_PATH: chromium.path },
    })
    const told = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
      join(results, 'e2e.json'),
    )
    if (told === null) return { passed: 0, failed: 1 }
    const failed = told.stats.unexpected + told.stats.flaky
    return { passed: told.stats.expected, failed: Math.max(failed, outcome.code === 0 ? 0 : 1) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** Last: all that the tests' servers have logged by then. */
async function runLogScan(): Promise<Count> {
  const isClean = await step('Logs without secrets', scanLogs)
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 }
}

function readReport<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
