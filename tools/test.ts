import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale, compileTextsWhenStale } from './build-parts.ts'
import { runChecks } from './check-parts.ts'
import { exitOnSignal, projectRoot } from './project.ts'
import { siteTemplate } from './site-template.ts'
import { scanLogs } from './test-logs.ts'
import { greenFaultTests, rememberGreenFaultTests } from './testing/fault-memory.ts'
import { journeyTraces, runJourneys } from './testing/run-journeys.ts'
import { runUnit } from './testing/run-unit.ts'
import { selectTests } from './testing/select-tests.ts'
import {
  failedStep,
  printFailures,
  type Report,
  reportStep,
  together,
} from './testing/test-report.ts'

const example = 'npm test -- packages/domain/src/pricing e2e/inquiry'
const help = `Runs all checks and tests, or those of the paths: a folder, a file, the beginning of a name, or
file.test.ts:12 for the test at a line.

  npm test
  ${example}

  --faults  the fault tests alone, even when nothing changed`
const { paths, isOnlyFaults } = readArguments()
const notes: string[] = []
exitOnSignal()
rmSync(join(projectRoot, 'test-results'), { recursive: true, force: true })

const report = together(await chosenRun())
printFailures(report.failures)
if (report.failures.some(({ file }) => file.startsWith('e2e/'))) {
  console.log(`\nScreenshots of failed journeys: ${journeyTraces}`)
}
for (const note of notes) console.log(`\n${note}`)
console.log(`\n${report.passed} passed, ${report.failures.length} failed`)
process.exit(report.failures.length === 0 && report.passed > 0 ? 0 : 1)

function chosenRun(): Promise<Report[]> {
  if (isOnlyFaults) return runFaultsAlone()
  return paths.length > 0 ? runPaths() : runEverything()
}

async function runEverything(): Promise<Report[]> {
  const texts = await prepare('Texts', compileTextsWhenStale)
  if (texts !== null) return [texts]
  // At once: fault tests wait for most of their time, and the others need no build.
  const [checks, unit, built] = await Promise.all([
    runChecks(),
    runUnit({ name: 'unit', args: ['--project=!faults'] }),
    buildAndRunFaults(),
  ])
  const journeys = built.failedBuild ? [] : [await runJourneys([]), await runLogScan()]
  return [checks, unit, built.report, ...journeys]
}

async function buildAndRunFaults(): Promise<{ report: Report; failedBuild: boolean }> {
  const build = await prepare('Build', buildSites)
  if (build !== null) return { report: build, failedBuild: true }
  return { report: await runFaultsWhenDue(), failedBuild: false }
}

async function runFaultsWhenDue(): Promise<Report> {
  const green = greenFaultTests()
  if (green === null) return runFaults()
  notes.push(
    `${green} fault tests were skipped: green on this machine since the code they try was changed last. ` +
      'npm run test:faults runs them.',
  )
  return together([])
}

async function runFaults(): Promise<Report> {
  const faults = await runUnit({ name: 'faults', args: ['--project=faults'] })
  if (faults.failures.length === 0) rememberGreenFaultTests(faults.passed)
  return faults
}

async function runFaultsAlone(): Promise<Report[]> {
  const build = await prepare('Build', buildSites)
  return build === null ? [await runFaults()] : [build]
}

async function runPaths(): Promise<Report[]> {
  const { unit, journeys, unknown } = selectTests(paths)
  if (unknown.length > 0) {
    return unknown.map((path) => failedStep(path, example, 'no test has such a path'))
  }
  // Fault tests build what they need by themselves.
  const build = await prepare('Build', journeys.length > 0 ? buildSites : compileTextsWhenStale)
  if (build !== null) return [build]
  return [
    ...(unit.length > 0 ? [await runUnit({ name: 'unit', args: unit })] : []),
    ...(journeys.length > 0 ? [await runJourneys(journeys)] : []),
  ]
}

async function buildSites(): Promise<void> {
  await buildWhenStale()
  await siteTemplate()
}

/** Null when it went well. */
async function prepare(name: string, work: () => Promise<unknown>): Promise<Report | null> {
  try {
    await work()
    return null
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return failedStep(name, 'npm run build')
  }
}

/** Last: all that the tests' servers have logged by then. */
function runLogScan(): Promise<Report> {
  return reportStep('Logs without secrets', 'npm test', scanLogs)
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { faults: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    if (values.help === true) {
      console.log(help)
      process.exit(0)
    }
    return { paths: positionals, isOnlyFaults: values.faults === true }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    process.exit(1)
  }
}
