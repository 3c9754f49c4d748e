// Tries the built product under trouble. Example: npm run campaign -- kill --seed 42
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from './build-parts.ts'
import { campaigns } from './campaigns/campaigns.ts'
import { printFacts } from './campaigns/fact.ts'
import { preparedData } from './campaigns/prepared-data.ts'
import { exitOnSignal, removeAtExit } from './project.ts'

const { name, seed } = readArguments()
const campaign = campaigns[name] ?? explain(`There is no campaign "${name}".`)

await buildWhenStale()
const folder = mkdtempSync(join(tmpdir(), `minikran-${name}-`))
exitOnSignal()
removeAtExit(folder)
console.log(`${name}, seed ${seed} …`)
const started = performance.now()
const prepared = await preparedData(join(folder, 'prepared'))
const hold = printFacts(await campaign.run({ folder, seed, short: false, prepared }))
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${hold ? 'Everything holds' : 'Something does not hold'} (${seconds} s).`)
process.exitCode = hold ? 0 : 1

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, help: { type: 'boolean' } },
    })
    const [named, ...others] = positionals
    if (values.help === true || named === undefined) return explain(null)
    if (others.length > 0) return explain('One campaign at a time.')
    const number = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
    if (!Number.isSafeInteger(number)) return explain('The seed must be a whole number.')
    return { name: named, seed: number }
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error))
  }
}

function explain(fault: string | null): never {
  if (fault !== null) console.error(`${fault}\n`)
  console.log('Tries the built product under trouble.\n')
  console.log('Example: npm run campaign -- kill --seed 42\n')
  for (const [title, { about }] of Object.entries(campaigns)) {
    console.log(`${title.padEnd(20)}${about}`)
  }
  process.exit(fault === null ? 0 : 1)
}
