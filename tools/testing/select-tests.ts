import { globSync } from 'node:fs'
import { projectRoot } from '../project.ts'

const journeyFiles = 'e2e/**/*.spec.ts'
const unitFiles = [
  '{packages,apps}/*/{src,app,demo}/**/*.test.{ts,tsx}',
  '{tools,benchmarks,agreement}/**/*.test.ts',
]

export type Selection = { unit: string[]; journeys: string[] }

/**
 * The tests that paths name: a file, a folder, or the beginning of a name in it. A folder may be left
 * out (`e2e/inquiry` is `e2e/journeys/inquiry.spec.ts`), a line may follow (`….test.ts:12`).
 */
export function selectTests(paths: readonly string[]): Selection {
  const list = (patterns: string | string[]) =>
    globSync(patterns, { cwd: projectRoot }).map((path) => path.replaceAll('\\', '/'))
  return selectFrom(paths, { unit: list(unitFiles), journeys: list(journeyFiles) })
}

export function selectFrom(paths: readonly string[], all: Selection): Selection {
  const chosen = (files: string[]) =>
    paths.flatMap((path) => {
      const [, plain = path, line = ''] = /^(.*?)(:\d+)?$/.exec(path.replaceAll('\\', '/')) ?? []
      const pattern = new RegExp(`(^|/)${plain.split('/').map(escaped).join('/(.+/)?')}`)
      return files.filter((file) => pattern.test(file)).map((file) => `${file}${line}`)
    })
  const once = (files: string[]) => [...new Set(chosen(files))].sort()
  return { unit: once(all.unit), journeys: once(all.journeys) }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
