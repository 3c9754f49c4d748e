import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, oreFromSek, sekFromOre } from './money.ts'

test.each([
  [1, 2, 1],
  [3, 2, 2],
  [-3, 2, -1],
  [10, 3, 3],
  [11, 3, 4],
  [9, 3, 3],
])('%d divided by %d is %d', (numerator, denominator, quotient) => {
  expect(divideHalfUp(numerator, denominator)).toBe(quotient)
})

test('a division agrees with exact arithmetic on whole numbers of any size', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 100_000 }), (n, d) => {
      const [numerator, denominator] = [BigInt(n), BigInt(d)]
      const doubled = 2n * numerator + denominator
      const floor = doubled / (2n * denominator)
      const exact = doubled < 0n && doubled % (2n * denominator) !== 0n ? floor - 1n : floor
      expect(BigInt(divideHalfUp(n, d))).toBe(exact)
    }),
  )
})

test.each([
  [0, 0],
  [8.12, 812],
  [1234.5, 123_450],
  [0.29, 29],
  [1.15, 115],
])('%d SEK is %d öre', (sek, ore) => {
  expect(oreFromSek(sek)).toBe(ore)
})

test('every amount in öre is the same after converting to SEK and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (ore) => {
      expect(oreFromSek(sekFromOre(ore))).toBe(ore)
    }),
  )
})
