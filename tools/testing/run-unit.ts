import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot, run } from '../project.ts'
import { type Failure, failedStep, firstLine, type Report, together } from './test-report.ts'

/** The part of Vitest's JSON report that is read here. */
type UnitReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      status: string
      fullName: string
      failureMessages: string[]
      location?: { line: number } | null
    }[]
  }[]
}

type UnitRun = { name: string; args: string[]; command?: string[] }

/** Runs Vitest; its own lines show the progress, file by file. */
export async function runUnit({ name, args, command = ['run'] }: UnitRun): Promise<Report> {
  const file = join(projectRoot, 'test-results', `${name}.json`)
  const strayFile = join(projectRoot, 'test-results', `${name}-stray-errors.json`)
  mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
  for (const old of [file, strayFile]) rmSync(old, { force: true })
  const reporters = ['default', 'json', './tools/testing/stray-errors.ts']
  const outcome = await run(
    'vitest',
    [
      ...command,
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${file}`,
      ...args,
    ],
    { live: true, env: { STRAY_ERRORS_FILE: strayFile } },
  )
  if (!existsSync(file)) return failedStep('vitest', 'npm test')
  const report = readUnitReport(JSON.parse(readFileSync(file, 'utf8')) as UnitReport)
  if (outcome.code === 0) return report
  // An error outside any test fails the run without failing a test.
  const stray = readStrayErrors(strayFile)
  const isExplained = report.failures.length + stray.length > 0
  const reasons = isExplained ? stray : ['vitest ended with an error and named none']
  return together([report, ...reasons.map((reason) => failedStep('vitest', 'npm test', reason))])
}

function readStrayErrors(file: string): string[] {
  if (!existsSync(file)) return []
  const errors = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return errors.map((error) =>
    stripVTControlCharacters(error).split('\n').slice(0, 6).join('\n    '),
  )
}

export function readUnitReport({ numPassedTests, testResults }: UnitReport): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const tests = failed.map(({ fullName, failureMessages, location }): Failure => {
      const line = location ? `:${location.line}` : ''
      const reason = firstLine(failureMessages[0] ?? '')
      return { file, name: fullName, reason, again: `npm test -- ${file}${line}` }
    })
    const isBroken = status === 'failed' && failed.length === 0
    const whole = { file, name: '', reason: firstLine(message), again: `npm test -- ${file}` }
    return isBroken ? [whole] : tests
  })
  return { passed: numPassedTests, failures }
}
