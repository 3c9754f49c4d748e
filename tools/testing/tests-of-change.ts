import { dirname } from 'node:path'

/** What `npm run t` runs for a change. */
export type TestsOfChange = {
  /** Sources whose importers among the tests of these projects run. */
  related: string[]
  /** Component tests take minutes, so a rule of the domain is left to the others. */
  projects: ('pure' | 'document' | 'components')[]
  /** Folders whose tests with a database run. */
  apiFolders: string[]
  /** Journeys that were changed themselves. */
  journeys: string[]
  /** Whether the smoke journeys run: more changed than a rule of the domain, or what journeys share. */
  needsSmoke: boolean
}

const code = /\.(ts|tsx|json)$/
const product = /^(packages|apps)\/(?!domain\/|.*\.(test|fixture)\.)/
const journeyParts = /^e2e\/(?!.*\.spec\.ts$)/

export function testsOfChange(files: readonly string[]): TestsOfChange {
  const sources = files.filter((file) => code.test(file))
  const api = sources.filter((file) => /^(apps\/server\/(src|demo)|agreement)\//.test(file))
  const related = sources.filter((file) => /^(packages|apps|tools|benchmarks)\//.test(file))
  const isDomainAlone = related.every((file) => file.startsWith('packages/domain/'))
  return {
    related,
    projects: isDomainAlone ? ['pure', 'document'] : ['pure', 'document', 'components'],
    apiFolders: [...new Set(api.map((file) => dirname(file)))],
    journeys: files.filter((file) => file.endsWith('.spec.ts')),
    needsSmoke: files.some((file) => product.test(file) || journeyParts.test(file)),
  }
}
