import { expect, test } from 'vitest'
import { type Compared, formatResults, readingsOf } from './peer-results.ts'

const search: Compared = {
  name: 'search',
  unit: 'answers',
  ours: 340.4,
  express: 3350,
  reactRouter: 89.06,
  toExpress: 0.1016,
  toReactRouter: 3.822,
}

test('the page names the run and has one row a figure', () => {
  const facts = { date: '2026-11-26', machine: '2 × CPU, Node 24.21.0', paceMs: 412.6 }
  const page = formatResults(facts, [search, { ...search, name: 'list page' }])
  expect(page).toContain(
    '\n2026-11-26. 2 × CPU, Node 24.21.0. Pace: 413 ms, the median of five fib(38).\n',
  )
  expect(page).toContain('\n| search | answers | 340 | 3350 | 89.1 | 0.10 | 3.82 |\n')
  expect(page).toContain('\n| list page | answers | 340 |')
})

test('every figure is a reading, the ratios first', () => {
  expect(readingsOf([search])).toEqual([
    { name: 'search, ratio to Express', value: 0.1016 },
    { name: 'search, ratio to React Router', value: 3.822 },
    { name: 'search, ours', value: 340.4 },
    { name: 'search, Express', value: 3350 },
    { name: 'search, React Router', value: 89.06 },
  ])
})
