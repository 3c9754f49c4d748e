import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot, run } from '../project.ts'
import { type Failure, failedStep, firstLine, type Report } from './test-report.ts'

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

type Asked = { name: string; args: string[]; command?: string[] }

/** Runs Vitest; its own lines show the progress, file by file. */
export async function runUnit({ name, args, command = ['run'] }: Asked): Promise<Report> {
  const file = join(projectRoot, 'test-results', `${name}.json`)
  rmSync(file, { force: true })
  const outcome = await run(
    'vitest',
    [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { live: true },
  )
  if (!existsSync(file)) return failedStep('vitest', 'npm test')
  const report = readUnitReport(JSON.parse(readFileSync(file, 'utf8')) as UnitReport)
  // An error outside any test fails the run without failing a test.
  if (outcome.code !== 0 && report.failures.length === 0) {
    return { ...report, ...failedStep('vitest', 'npm test', 'an error outside of any test') }
  }
  return report
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
