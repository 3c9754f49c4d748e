import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Errors of a run that belong to no test: Vitest's JSON report leaves them out. */
export default class StrayErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env['STRAY_ERRORS_FILE']
    const texts = errors.map(({ stack, message }) => stack ?? message)
    if (file !== undefined) writeFileSync(file, JSON.stringify(texts))
  }
}
