import { richTextLength } from '../../packages/domain/src/validation/rich-text.ts'
import { ruleByCode } from '../../packages/domain/src/validation/rule-codes.ts'
import { manyLines, oneLine, type Rule } from '../../packages/domain/src/validation/rules.ts'
import type { Fact } from './fact.ts'

const length = 100_000
const mostMs = 5
// Shapes that make careless patterns try again and again.
const units = ['a', '1', ' ', '.', '-', '<', '<b>', '&amp;', '&', 'a@', 'å', '🏗', 'a.a', '1-', 'a ']
const ends = ['', '!', '@', ' x', '>', '\n']

/** Every rule on inputs of 100,000 characters, the quickest of three runs each. */
export function timeRules(): Fact[] {
  const rules: [string, Rule][] = [
    ...Object.entries(ruleByCode).flatMap(([code, { rules: own }]) =>
      own.map((rule): [string, Rule] => [`code ${code}`, rule]),
    ),
    ['one line', oneLine],
    ['many lines', manyLines],
    ['message', (text) => (richTextLength(text) < 0 ? { rule: 'format' } : null)],
  ]
  let slowest = { name: '', milliseconds: 0 }
  const texts = units.flatMap((unit) =>
    ends.map((end) => unit.repeat(Math.ceil(length / unit.length)) + end),
  )
  for (const [name, rule] of rules) {
    for (const text of texts) {
      const milliseconds = Math.min(...[1, 2, 3].map(() => timeOf(() => rule(text))))
      if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds }
    }
  }
  return [
    {
      name: `${rules.length} rules, ${length} characters, slowest`,
      value: `${slowest.milliseconds.toFixed(2)} ms (${slowest.name}), at most ${mostMs} ms`,
      holds: slowest.milliseconds <= mostMs,
    },
  ]
}

function timeOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
