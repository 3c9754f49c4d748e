import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverSources } from '../build-parts.ts'
import { cacheFolder } from '../project.ts'
import { isTest, sourceHash } from '../source-hash.ts'

const file = join(cacheFolder, 'fault-tests-green.json')

type Memory = { hash: string; tests: number }

/** All that the fault tests run: the server, the commands and the tests themselves. */
function currentHash(): string {
  return sourceHash([...serverSources, 'tools/**', 'bin/**', 'e2e/journeys/site-database.ts'], {
    leaveOut: (name) => isTest(name) && !name.includes('.faults.test.'),
  })
}

/** How many fault tests were green on this machine with these sources; null: they have to run. */
export function greenFaultTests(): number | null {
  if (process.env['CI'] === 'true' || !existsSync(file)) return null
  const { hash, tests } = JSON.parse(readFileSync(file, 'utf8')) as Memory
  return hash === currentHash() ? tests : null
}

export function rememberGreenFaultTests(tests: number): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ hash: currentHash(), tests } satisfies Memory))
}
