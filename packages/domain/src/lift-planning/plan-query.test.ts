import { expect, test } from 'vitest'
import { planFieldNames, planFields } from './plan-fields.ts'
import { maxPlanQuery, planQuery, readPlanQuery } from './plan-query.ts'

const queryOf = (texts: Record<string, string>) => ({ get: (name: string) => texts[name] ?? null })
const lift = { height: '5,5', radius: '4', weight: '180' }

test('a plan is its filled-in fields in the order of the form', () => {
  const fields = { weight: ' 180 ', radius: '4', height: '5,5', wind: '', format: 'pdf' }
  expect(readPlanQuery(queryOf(fields))).toBe('height=5%2C5&radius=4&weight=180')
})

test.each([
  [{}],
  [{ height: '5' }],
  [{ ...lift, ground: 'ice' }],
  [{ ...lift, weight: '12,500' }],
  [{ ...lift, crane: 'å'.repeat(120), lifter: 'å'.repeat(120) }],
])('%o is no plan', (fields) => {
  expect(readPlanQuery(queryOf(fields))).toBeNull()
})

test('a plan with every field fits', () => {
  const entries = planFieldNames.map((name) => {
    const field = planFields[name]
    if (field.kind === 'slug') return [name, 'a-slug-of-forty-characters-like-this-one'] as const
    return [name, field.kind === 'word' ? (field.words.at(-1) ?? '') : String(field.max)] as const
  })
  // Below the opening's top, and before the crane.
  const below = { opening_sill: '99.99', opening_depth: '99.99' }
  const all: Record<string, string> = { ...Object.fromEntries(entries), ...below }
  const query = planQuery(all)
  expect(readPlanQuery(queryOf(all))).toBe(query)
  expect(query.length).toBeLessThan(maxPlanQuery)
})
