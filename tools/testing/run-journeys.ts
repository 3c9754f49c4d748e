import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, run } from '../project.ts'
import { type Failure, failedStep, firstLine, type Report } from './test-report.ts'

type Spec = {
  title: string
  ok: boolean
  file: string
  line: number
  tests: { results: Result[] }[]
}
type Result = {
  errors: { message?: string }[]
  attachments: { name: string; path?: string }[]
}
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }

/** The part of Playwright's JSON report that is read here. */
type JourneyReport = {
  suites: Suite[]
  errors: { message?: string }[]
  stats: { expected: number }
}

export const journeyTraces = 'test-results/e2e'

/** Runs Playwright; each journey is named as it begins. */
export async function runJourneys(args: string[]): Promise<Report> {
  const file = join(projectRoot, 'test-results/e2e.json')
  rmSync(file, { force: true })
  const outcome = await run('playwright', ['test', ...args], { live: true })
  if (!existsSync(file)) return failedStep('playwright', 'npm test -- e2e')
  const report = readJourneyReport(JSON.parse(readFileSync(file, 'utf8')) as JourneyReport)
  if (outcome.code !== 0 && report.failures.length === 0) {
    return {
      ...report,
      ...failedStep('playwright', 'npm test -- e2e', 'an error outside of any test'),
    }
  }
  return report
}

export function readJourneyReport({ suites, errors, stats }: JourneyReport): Report {
  const failed = suites.flatMap(specsOf).filter((spec) => !spec.ok)
  const failures = failed.map(({ title, file, line, tests }): Failure => {
    const messages = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    const path = `e2e/${file}`
    const reason = firstLine(messages[0]?.message ?? '')
    const page = tests.flatMap(({ results }) => results.flatMap(pageText)).join('\n')
    return { file: path, name: title, reason, again: `npm test -- ${path}:${line}`, page }
  })
  const outside = errors.map(({ message = '' }): Failure => {
    return { file: 'playwright', name: '', reason: firstLine(message), again: 'npm test -- e2e' }
  })
  return { passed: stats.expected, failures: [...outside, ...failures] }
}

/** What the page showed when the journey failed, as Playwright writes it into `error-context.md`. */
function pageText({ attachments }: Result): string[] {
  const files = attachments.flatMap(({ name, path }) =>
    name === 'error-context' ? (path ?? []) : [],
  )
  return files.flatMap(
    (file) => /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  )
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]
