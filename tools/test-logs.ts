import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretsIn } from './log-secrets.ts'
import { type Outcome, projectRoot } from './project.ts'

/** Where the servers of journeys and the API tests leave what they log (`testing/test-log.ts`). */
const folder = join(projectRoot, 'test-results/logs')

/** Writes what a test's server has logged into that folder. */
export function keepLog(name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.log`), text)
}

const fewestLines = 1_000

/** Reads every line that the whole test run has logged, and fails on a planted secret in any. */
export async function scanLogs(): Promise<Outcome> {
  const started = performance.now()
  const names = existsSync(folder) ? readdirSync(folder) : []
  const texts = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  const lines = texts.reduce((sum, { text }) => sum + text.split('\n').length, 0)
  const found = texts.flatMap(({ name, text }) =>
    secretsIn(text).map(({ secret, line }) => `${name}: ${secret} in ${line.slice(0, 500)}`),
  )
  const missing = ['api', 'launched', 'limited'].filter(
    (kind) => !names.some((name) => name.startsWith(kind)),
  )
  // A scan that read nothing has found nothing.
  const unread = [
    ...missing.map((kind) => `No log of ${kind} is there.`),
    ...(lines < fewestLines ? [`Only ${lines} lines were logged.`] : []),
  ]
  const problems = [...unread, ...found]
  return {
    code: problems.length === 0 ? 0 : 1,
    output: problems.join('\n'),
    seconds: (performance.now() - started) / 1000,
  }
}
