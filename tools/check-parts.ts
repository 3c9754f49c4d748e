import { compileTexts } from './build-parts.ts'
import { type Outcome, run } from './project.ts'

const workspaces = [
  '.',
  'packages/domain',
  'packages/i18n',
  'packages/contract',
  'apps/server',
  'apps/site',
  'apps/back-office',
]

/** Every check that reads the code without running the product, in the order of their cost. */
export const checks: { name: string; work: () => Promise<Outcome> }[] = [
  { name: 'Texts compile', work: compileTexts },
  { name: 'Format and lint', work: () => run('biome', ['ci', '.', '--colors=off']) },
  {
    name: 'Route types',
    work: () => run('react-router', ['typegen'], { cwd: 'apps/site' }),
  },
  { name: 'Types', work: checkTypes },
  { name: 'Type-aware lint', work: () => run('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'Boundaries', work: () => run('node', ['tools/check-boundaries.ts']) },
  { name: 'Unused code', work: () => run('knip', ['--no-progress']) },
]

async function checkTypes(): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const workspace of workspaces) {
    outcomes.push(await run('tsc', ['--noEmit', '-p', workspace]))
  }
  return {
    code: Math.max(...outcomes.map((outcome) => outcome.code)),
    output: outcomes.map((outcome) => outcome.output).join(''),
    seconds: outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0),
  }
}
