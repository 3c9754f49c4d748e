import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { boundaries } from '../dependency-cruiser.config.ts'
import { projectRoot } from './project.ts'

/** Fewer modules than this were never ours: the parser saw nothing and would say "ok". */
const leastModules = 60

/**
 * Holds the imports of the whole project against `dependency-cruiser.config.ts`.
 * Fails on a violation, when too few modules were read, and when a planted violation goes unseen.
 */
async function checkBoundaries() {
  const seen = await cruiseFolder(projectRoot, [
    'packages',
    'apps',
    'e2e',
    'tools',
    'benchmarks',
    'agreement',
  ])
  const problems = seen.violations.map(
    (violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`,
  )
  if (seen.modules < leastModules) {
    problems.push(`only ${seen.modules} modules were read; at least ${leastModules} are expected`)
  }
  if (!(await seesPlantedViolation())) {
    problems.push('a planted import from domain to server was not seen')
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`${seen.modules} modules keep the boundaries.`)
}

async function seesPlantedViolation() {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    plant(folder, 'apps/server/src/database/client.ts', 'export const client = 1\n')
    plant(
      folder,
      'packages/domain/src/pricing/planted.ts',
      "import { client } from '../../../../apps/server/src/database/client.ts'\nexport const planted = client\n",
    )
    const { violations } = await cruiseFolder(folder, ['packages', 'apps'])
    return violations.some((violation) => violation.rule.name === 'domain-is-pure')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function plant(folder: string, path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

async function cruiseFolder(baseDir: string, folders: string[]) {
  const { options, ...ruleSet } = boundaries
  const result = await cruise(folders, {
    ...options,
    baseDir,
    validate: true,
    ruleSet,
  })
  if (typeof result.output === 'string') throw new Error(result.output)
  return {
    modules: result.output.modules.filter((module) => !module.source.includes('node_modules'))
      .length,
    violations: result.output.summary.violations,
  }
}

await checkBoundaries()
