// Tries the built product under trouble. Example: npm run campaign -- kill --seed 42
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from './build-parts.ts'
import { campaigns } from './campaigns/campaigns.ts'
import { printFacts } from './campaigns/fact.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, help: { type: 'boolean' } },
})
const name = positionals[0] ?? ''
const campaign = campaigns[name]
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)

if (campaign === undefined || !Number.isSafeInteger(seed)) {
  console.log('Example: npm run campaign -- kill --seed 42\n')
  for (const [title, { about }] of Object.entries(campaigns)) {
    console.log(`${title.padEnd(20)}${about}`)
  }
  process.exit(values.help === true || positionals.length === 0 ? 0 : 1)
}

await buildWhenStale()
const folder = mkdtempSync(join(tmpdir(), `minikran-${name}-`))
console.log(`${name}, seed ${seed} …`)
const started = performance.now()
try {
  const hold = printFacts(await campaign.run({ folder, seed, short: false }))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${hold ? 'Everything holds' : 'Something does not hold'} (${seconds} s).`)
  process.exitCode = hold ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
