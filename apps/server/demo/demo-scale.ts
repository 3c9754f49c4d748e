import { parseArgs } from 'node:util'
import { runTask } from '../src/commands/run-task.ts'
import type { Env } from '../src/env.ts'
import { Refusal } from '../src/operations/refusal.ts'

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

function parse(args: string[]) {
  const { values } = parseArgs({ args, options })
  const products = Number(values.products ?? '10000')
  const rows = Number(values.rows ?? '200000')
  const cases = Number(values.cases ?? '0')
  const fits = [products, rows, cases].every(
    (n) => Number.isInteger(n) && n >= 0 && n <= 10_000_000,
  )
  if (!fits) throw new Error('All totals must be whole numbers, 0 to 10000000.')
  return { products, rows, cases }
}

// The same fence as for the demo content itself.
function judge({ demo }: Env): void {
  if (demo) return
  throw new Refusal('Demo content is only for a local site: PUBLIC_URL and HOST on localhost.')
}

await runTask(
  { help, needs: 'any', parse, judge },
  async () => (await import('./scale-demo.ts')).scaleDemo,
)
