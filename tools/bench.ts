// Measures what benchmarks/budgets.json limits. Example: npm run bench -- bytes search
import { loadavg } from 'node:os'
import budgets from '../benchmarks/budgets.json' with { type: 'json' }
import { describeMachine } from '../benchmarks/machine.ts'
import { measures } from '../benchmarks/measures.ts'
import { type Budget, type Budgets, type Judged, judgeReadings } from '../benchmarks/reading.ts'
import { buildWhenStale } from './build-parts.ts'
import { exitOnSignal } from './project.ts'

const names = process.argv.slice(2)
const [unknown] = names.filter((name) => measures[name] === undefined)
if (unknown !== undefined) {
  if (unknown !== '--help') console.error(`There is no measure "${unknown}".\n`)
  console.log('Measures what benchmarks/budgets.json limits; without a name everything.\n')
  console.log('Example: npm run bench -- bytes search\n')
  for (const [name, { about }] of Object.entries(measures))
    console.log(`${name.padEnd(18)}${about}`)
  process.exit(unknown === '--help' ? 0 : 1)
}

exitOnSignal()
process.env['NODE_ENV'] = 'production'
await buildWhenStale()
console.log(`${describeMachine()}; load ${loadavg()[0]?.toFixed(1)} before`)
let missed = 0
for (const name of names.length > 0 ? names : Object.keys(measures)) {
  const measure = measures[name]
  if (measure === undefined) continue
  console.log(`\n${name}: ${measure.about}`)
  const judged = judgeReadings(await measure.run(), (budgets as Budgets)[name] ?? {})
  print(judged)
  missed += judged.filter((reading) => !reading.holds).length
}
console.log(missed === 0 ? '\nAll budgets are kept.' : `\n${missed} budgets are missed.`)
process.exit(missed === 0 ? 0 : 1)

function print(judged: readonly Judged[]) {
  const width = Math.max(...judged.map((reading) => reading.name.length))
  for (const { name, value, budget, holds } of judged) {
    const figure = `${Number(value.toFixed(value < 10 ? 2 : 1))} ${budget.unit}`.trim()
    const verdict = holds ? 'kept' : 'MISSED'
    const limit = limitOf(budget)
    console.log(`  ${name.padEnd(width)}  ${figure.padEnd(18)}${limit && `${limit}  ${verdict}`}`)
  }
}

function limitOf({ most, least }: Budget): string {
  if (most !== undefined) return `at most ${most}`
  return least === undefined ? '' : `at least ${least}`
}
