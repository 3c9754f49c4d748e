import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { projectRoot } from '../project.ts'

const journeyFiles = 'e2e/**/*.spec.ts'
const unitFiles = [
  '{packages,apps}/*/{src,app,demo}/**/*.test.{ts,tsx}',
  '{tools,benchmarks,agreement}/**/*.test.ts',
]

export type Tests = { unit: string[]; journeys: string[] }
export type Selection = Tests & {
  /** Paths that name no test. */
  unknown: string[]
}

/**
 * The tests that paths name: a file, a folder, or the beginning of a name in it. A folder may be left
 * out (`e2e/inquiry` is `e2e/journeys/inquiry.spec.ts`), a line may follow (`….test.ts:12`). `./` and
 * absolute paths are paths, too.
 */
export function selectTests(paths: readonly string[]): Selection {
  const list = (patterns: string | string[]) =>
    globSync(patterns, { cwd: projectRoot }).map((path) => path.replaceAll('\\', '/'))
  const fromRoot = (path: string) =>
    /^(\.|\/|[A-Z]:)/.test(path) ? relative(projectRoot, resolve(projectRoot, path)) : path
  return selectFrom(paths.map(fromRoot), { unit: list(unitFiles), journeys: list(journeyFiles) })
}

export function selectFrom(paths: readonly string[], all: Tests): Selection {
  const namedBy = (path: string, files: string[]) => {
    const [, plain = path, line = ''] = /^(.*?)(:\d+)?$/.exec(path.replaceAll('\\', '/')) ?? []
    const pattern = new RegExp(`(^|/)${plain.split('/').map(escaped).join('/(.+/)?')}`)
    return files.filter((file) => pattern.test(file)).map((file) => `${file}${line}`)
  }
  const chosen = (files: string[]) =>
    [...new Set(paths.flatMap((path) => namedBy(path, files)))].sort()
  const isUnknown = (path: string) => namedBy(path, [...all.unit, ...all.journeys]).length === 0
  return {
    unit: chosen(all.unit),
    journeys: chosen(all.journeys),
    unknown: paths.filter(isUnknown),
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
