import { parseArgs } from 'node:util'
import { openDatabase } from './database/client.ts'
import { growDemo } from './database/demo/grow-demo.ts'
import { loadDemo } from './database/demo/load-demo.ts'
import { DatabaseStartError } from './database/embedded/database-start-error.ts'
import { migrateDatabase } from './database/migrate.ts'
import { type Env, parseEnv } from './env.ts'
import { openStorage } from './media/open-storage.ts'
import { openDatabaseSource } from './operations/database-source.ts'

const help = `Grows the demo content for measurements: made-up machines after the real ones.

  npm run demo:scale -- --products 10000 --rows 200000 --cases 50000

  --products <n>  how many products there shall be in all (default 10000)
  --rows <n>      how many crane selector rows there shall be in all (default 200000)
  --cases <n>     how many cases there shall be in all (default 0)
  --help          this text

It takes the database of DATABASE_URL, else the app's own in DATA_DIR (stop the app first). An
empty database gets the demo content before. Running it again with the same totals changes nothing.`

type Totals = { products: number; rows: number; cases: number }

/** The totals that were asked for, or the sentence that says what is wrong. */
function readTotals(args: string[]): Totals | string {
  try {
    const text = { type: 'string' } as const
    const options = { products: text, rows: text, cases: text }
    const { values } = parseArgs({ args, options })
    const products = Number(values.products ?? '10000')
    const rows = Number(values.rows ?? '200000')
    const cases = Number(values.cases ?? '0')
    const fits = [products, rows, cases].every(
      (n) => Number.isInteger(n) && n >= 0 && n <= 10_000_000,
    )
    return fits ? { products, rows, cases } : 'All totals must be whole numbers, 0 to 10000000.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function grow(env: Env, totals: Totals): Promise<void> {
  const source = await openDatabaseSource(env, console.log)
  const { db, close } = openDatabase(source.target)
  try {
    await migrateDatabase(db)
    if (await loadDemo({ db, now: new Date(), storage: openStorage(env) }))
      console.log('Loaded the demo content')
    await growDemo({ db, ...totals, onProgress: console.log })
    console.log('Done')
  } finally {
    await close()
    await source.stop()
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(help)
  process.exit(0)
}
const totals = readTotals(args)
if (typeof totals === 'string') fail(`${totals}\n\n${help}`)
const parsed = parseEnv(process.env)
if (!parsed.ok) fail(parsed.problems.join('\n'))
// The same fence as for the demo content itself (contract §1).
if (!parsed.env.demo)
  fail('Demo content is only for a local site: PUBLIC_URL and HOST on localhost.')
try {
  await grow(parsed.env, totals)
} catch (error) {
  if (error instanceof DatabaseStartError) fail(error.message)
  throw error
}
