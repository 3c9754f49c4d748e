import { parseArgs } from 'node:util'
import { openDatabase } from './database/client.ts'
import { growDemo } from './database/demo/grow-demo.ts'
import { loadDemo } from './database/demo/load-demo.ts'
import { migrateDatabase } from './database/migrate.ts'
import type { Env } from './env.ts'
import { openStorage } from './media/open-storage.ts'
import { runTask } from './operations/run-task.ts'

const help = `Grows the demo content for measurements: made-up machines after the real ones.

  npm run demo:scale -- --products 10000 --rows 200000 --cases 50000

  --products <n>  how many products there shall be in all (default 10000)
  --rows <n>      how many crane selector rows there shall be in all (default 200000)
  --cases <n>     how many cases there shall be in all (default 0)
  --help          this text

It takes the database of DATABASE_URL, else the app's own in DATA_DIR; the site may serve meanwhile. An
empty database gets the demo content before. Running it again with the same totals changes nothing.`

const text = { type: 'string' } as const
const options = { products: text, rows: text, cases: text }

function parse(args: string[], { demo }: Env) {
  const { values } = parseArgs({ args, options })
  const products = Number(values.products ?? '10000')
  const rows = Number(values.rows ?? '200000')
  const cases = Number(values.cases ?? '0')
  const fits = [products, rows, cases].every(
    (n) => Number.isInteger(n) && n >= 0 && n <= 10_000_000,
  )
  if (!fits) throw new Error('All totals must be whole numbers, 0 to 10000000.')
  // The same fence as for the demo content itself (contract §1).
  if (!demo)
    throw new Error('Demo content is only for a local site: PUBLIC_URL and HOST on localhost.')
  return { products, rows, cases }
}

await runTask({ help, needs: 'any', parse }, async ({ env, target, values }) => {
  const { db, close } = openDatabase(target)
  try {
    await migrateDatabase(db)
    const storage = openStorage(env)
    if (await loadDemo({ db, now: new Date(), storage })) console.log('Loaded the demo content')
    await growDemo({ db, ...values, onProgress: console.log })
    console.log('Done')
  } finally {
    await close()
  }
})
