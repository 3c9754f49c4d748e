import { type Outcome, run } from './project.ts'
import { type Report, reportStep, together } from './testing/test-report.ts'

// Both checkers are written in Go: they collect garbage only at this limit. Left alone, they would spend a
// fifth of their time on it.
const lessCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/** Every check that reads the code without running the product; the texts must be compiled. */
const checks: { name: string; work: () => Promise<Outcome> }[] = [
  { name: 'Format and lint', work: () => run('biome', ['ci', '.', '--colors=off']) },
  { name: 'Types', work: checkTypes },
  {
    name: 'Type-aware lint',
    work: () => run('oxlint', ['--type-aware', '--deny-warnings'], { env: lessCollecting }),
  },
  { name: 'Boundaries', work: () => run('node', ['tools/check-boundaries.ts']) },
  { name: 'Unused code', work: () => run('knip', ['--no-progress']) },
  { name: 'References to docs', work: () => run('node', ['tools/check-references.ts']) },
  { name: 'Known advisories', work: askForAdvisories },
]

export async function runChecks(): Promise<Report> {
  const reports: Report[] = []
  for (const { name, work } of checks) {
    reports.push(await reportStep(name, 'npm run check', work))
  }
  return together(reports)
}

// Its words are shown when it passes, too: that it was skipped must not go unseen.
async function askForAdvisories(): Promise<Outcome> {
  const outcome = await run('node', ['tools/audit.ts'])
  if (outcome.code === 0 && outcome.output !== '') console.log(outcome.output.trimEnd())
  return outcome
}

/**
 * Each workspace once, by references; what has not changed since the last time is not read again. One
 * checker a workspace: several would each work out for themselves what they all need, in twice the time.
 */
export async function checkTypes(): Promise<Outcome> {
  const routes = await run('react-router', ['typegen'], { cwd: 'apps/site' })
  if (routes.code !== 0) return routes
  return run('tsc', ['--build', '--builders', '2', '--checkers', '1'], { env: lessCollecting })
}
