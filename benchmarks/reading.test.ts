import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from './budgets.json' with { type: 'json' }
import { measures } from './measures.ts'
import { type Budgets, judgeReadings, median, quantile } from './reading.ts'

test('every measure has budgets and every budget a measure', () => {
  expect(Object.keys(budgets as Budgets).sort()).toEqual(Object.keys(measures).sort())
})

test('a value on its limit holds, one beyond it does not', () => {
  const limits = { size: { unit: 'KiB', most: 10 }, score: { unit: '', least: 98 } }
  const verdicts = (size: number, score: number) =>
    judgeReadings(
      [
        { name: 'size', value: size },
        { name: 'score', value: score },
      ],
      limits,
    ).map((judged) => judged.holds)
  expect(verdicts(10, 98)).toEqual([true, true])
  expect(verdicts(10.01, 97.9)).toEqual([false, false])
  expect(verdicts(Number.NaN, 100)).toEqual([false, true])
})

test('a budget that nothing measured and a reading without a budget are errors', () => {
  expect(() => judgeReadings([], { size: { unit: 'KiB', most: 10 } })).toThrow('size')
  expect(() => judgeReadings([{ name: 'size', value: 1 }], {})).toThrow('size')
})

test('median and quantiles do not depend on the order', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(quantile([5, 4, 3, 2, 1], 0.95)).toBe(5)
  expect(quantile([], 0.5)).toBeNaN()
})

test('the README describes every measure', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const described = [...readme.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
  expect(new Set(described)).toEqual(new Set(Object.keys(measures)))
})
