import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverAll } from './cover-all.ts'

const value = fc.nat({ max: 5 })
const choices = fc.array(fc.tuple(value, value, value), { maxLength: 60 })
const pairsOf = ([a, b, c]: readonly number[]) => [`a${a} b${b}`, `a${a} c${c}`, `b${b} c${c}`]

test('every pair of values that there is is met by what is chosen', () => {
  fc.assert(
    fc.property(choices, (all) => {
      const met = new Set(coverAll(all, pairsOf).flatMap(pairsOf))
      expect(all.flatMap(pairsOf).filter((pair) => !met.has(pair))).toEqual([])
    }),
  )
})

test('whatever is chosen is one of the choices and brings something new', () => {
  fc.assert(
    fc.property(choices, (all) => {
      const met = new Set<string>()
      for (const choice of coverAll(all, pairsOf)) {
        expect(all).toContain(choice)
        const before = met.size
        for (const pair of pairsOf(choice)) met.add(pair)
        expect(met.size).toBeGreaterThan(before)
      }
    }),
  )
})

test('of all 216 triples of six values 45 are enough to meet every pair', () => {
  const six = [0, 1, 2, 3, 4, 5]
  const all = six.flatMap((a) => six.flatMap((b) => six.map((c) => [a, b, c])))
  expect(coverAll(all, pairsOf).length).toBeLessThanOrEqual(45)
})
