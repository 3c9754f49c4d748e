import { buildWhenStale, compileTextsWhenStale } from './build-parts.ts'
import { checkTypes } from './check-parts.ts'
import { run, takeNoArguments } from './project.ts'
import { changedFiles } from './testing/changed-files.ts'
import { runJourneys } from './testing/run-journeys.ts'
import { runUnit } from './testing/run-unit.ts'
import {
  failedStep,
  printFailures,
  type Report,
  reportStep,
  together,
} from './testing/test-report.ts'
import { testsOfChange } from './testing/tests-of-change.ts'

takeNoArguments(`Checks the files changed since the last commit: types, lint, their tests and, when more than
rules of the domain changed, component tests and a dozen smoke journeys.

  npm run t

npm test checks everything; npm test -- packages/domain/src/pricing runs the tests of a folder.`)
const files = await changedFiles()
const { related, projects, apiFolders, journeys, needsSmoke } = testsOfChange(files)
console.log(`${files.length} changed files`)
await compileTextsWhenStale()

const { passed, failures } = together(
  await Promise.all([...readCode(), runUnitTests(), runJourneyTests()]),
)
printFailures(failures)
if (!projects.includes('components')) console.log('\nNo component tests ran: npm test runs them.')
if (!needsSmoke) console.log('\nNo smoke journeys ran: npm test -- e2e runs all journeys.')
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function readCode(): Promise<Report>[] {
  const code = files.filter((file) => /\.tsx?$/.test(file))
  const format = ['check', '--colors=off', '--no-errors-on-unmatched', ...files]
  const lint = ['--type-aware', '--deny-warnings', ...code]
  const again = 'npm run t'
  return [
    reportStep('Format and lint', again, () => run('biome', format)),
    reportStep('Types', again, checkTypes),
    ...(code.length > 0 ? [reportStep('Type-aware lint', again, () => run('oxlint', lint))] : []),
  ]
}

async function runUnitTests(): Promise<Report> {
  const reports: Report[] = []
  if (related.length > 0) reports.push(await runRelated())
  if (apiFolders.length > 0) reports.push(await runApi())
  return together(reports)
}

function runRelated(): Promise<Report> {
  const args = [...projects.map((project) => `--project=${project}`), '--passWithNoTests']
  return runUnit({ name: 'related', command: ['related', '--run', ...related], args })
}

function runApi(): Promise<Report> {
  return runUnit({ name: 'api', args: ['--project=api', '--passWithNoTests', ...apiFolders] })
}

async function runJourneyTests(): Promise<Report> {
  if (!needsSmoke && journeys.length === 0) return together([])
  try {
    await buildWhenStale()
  } catch (error) {
    return failedStep('Build', 'npm run build', String(error))
  }
  return together([
    ...(needsSmoke ? [await runJourneys(['--grep', '@smoke'])] : []),
    ...(journeys.length > 0 ? [await runJourneys(journeys)] : []),
  ])
}
