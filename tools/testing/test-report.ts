import { stripVTControlCharacters } from 'node:util'
import { type Outcome, step } from '../project.ts'

/** One test that failed, how to run it alone, and for a journey the text of its page. */
export type Failure = { file: string; name: string; reason: string; again: string; page?: string }

export type Report = { passed: number; failures: Failure[] }

export function together(reports: readonly Report[]): Report {
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
  }
}

export function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n')
  return (lines.find((line) => line.trim() !== '') ?? 'no reason was given').trim().slice(0, 200)
}

/** A whole step that went wrong: no test says so by itself. */
export function failedStep(name: string, again: string, reason = 'see above'): Report {
  return { passed: 0, failures: [{ file: name, name: '', reason, again }] }
}

/** Runs a step and reports it as one test. */
export async function reportStep(
  name: string,
  again: string,
  work: () => Promise<Outcome>,
): Promise<Report> {
  return (await step(name, work)) ? { passed: 1, failures: [] } : failedStep(name, again)
}

const pageLines = 80

export function printFailures(failures: readonly Failure[]): void {
  if (failures.length === 0) return
  console.log('\nFailed:')
  for (const { file, name, reason, again, page = '' } of failures) {
    console.log(`- ${file}${name === '' ? '' : `: ${name}`}`)
    console.log(`    ${reason}`)
    console.log(`    ${again}`)
    const shown = page === '' ? [] : page.split('\n').slice(0, pageLines)
    for (const line of shown) console.log(`      ${line}`)
  }
}
