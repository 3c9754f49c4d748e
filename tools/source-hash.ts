import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.ts'

const generated = new Set(['paraglide', 'node_modules', 'generated', 'build', '.types'])
const hashes = new Map<string, string>()

export const isTest = (name: string) => name.includes('.test.')

type Options = { leaveOut?: (name: string) => boolean }

/**
 * One hash over the contents of all files that the patterns name, tests left out unless said
 * otherwise. Contents, not times: a checkout touches files without changing them.
 */
export function sourceHash(
  patterns: readonly string[],
  { leaveOut = isTest }: Options = {},
): string {
  const entries = globSync(patterns, {
    cwd: projectRoot,
    withFileTypes: true,
    exclude: ({ name }) => generated.has(name) || leaveOut(name),
  })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(projectRoot.length)).update(hashOf(path))
  return hash.digest('hex')
}

// The parts of the build share most of their sources: each file is read once.
function hashOf(path: string): string {
  const known = hashes.get(path)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
  hashes.set(path, hash)
  return hash
}
