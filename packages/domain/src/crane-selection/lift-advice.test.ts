import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLift, anyRows } from './arbitraries.fixture.ts'
import { withExtraWeight } from './extra-weight.ts'
import { liftAdvice, liftAdvices, usualRiggingKg } from './lift-advice.ts'
import { makesLift } from './makes-lift.ts'
import { marginWord } from './margin-word.ts'

const row = { lift_height: 10, lift_radius: 6, lift_weight: 1000 }
const far = { lift_height: 9, lift_radius: 7, lift_weight: 1000 }

test.each([
  ['much is left', { height: 9, radius: 5, weight: 300 }, 0, 'good'],
  ['a quarter more weight just fits', { height: 9.5, radius: 5.5, weight: 800 }, 0, 'good'],
  ['a quarter more does not fit', { height: 9, radius: 5, weight: 801 }, 0, 'tight'],
  ['the hook is at its highest', { height: 10, radius: 5, weight: 300 }, 0, 'tight'],
  ['sling and hook just fit', { height: 9, radius: 5, weight: 980 }, 0, 'tight'],
  ['sling and hook do not fit', { height: 9, radius: 5, weight: 981 }, 0, 'loadOnly'],
  ['all of it is load', { height: 9, radius: 5, weight: 1000 }, 0, 'loadOnly'],
  ['sling and hook are in the weight', { height: 9, radius: 5, weight: 1000 }, 20, 'tight'],
  ['more than they are in it', { height: 9, radius: 5, weight: 1000 }, 120, 'tight'],
  ['half of them is in it', { height: 9, radius: 5, weight: 991 }, 10, 'loadOnly'],
] as const)('%s: %o with %d kg of sling is %s', (_, lift, extraKg, advice) => {
  expect(liftAdvice([row], { lift, extraKg })).toBe(advice)
})

test('the margins in height and radius are checked separately', () => {
  const lift = { height: 9, radius: 5.8, weight: 300 }
  expect(liftAdvice([row], { lift, extraKg: 0 })).toBe('tight')
  expect(liftAdvice([row, far], { lift, extraKg: 0 })).toBe('good')
})

test('a crane with good advice lifts the usual sling and hook with a good margin', () => {
  fc.assert(
    fc.property(anyRows, anyLift, fc.integer({ min: 0, max: 40 }), (rows, lift, extraKg) => {
      if (!makesLift(rows, lift)) return
      const advice = liftAdvice(rows, { lift, extraKg })
      const missing = Math.max(0, usualRiggingKg - extraKg)
      expect(advice !== 'loadOnly').toBe(makesLift(rows, withExtraWeight(lift, missing)))
      if (advice === 'good') expect(marginWord(rows, lift)).toBe('good')
    }),
  )
})

test('a smaller lift never gets worse advice', () => {
  const rank = (advice: (typeof liftAdvices)[number]) => liftAdvices.indexOf(advice)
  fc.assert(
    fc.property(anyRows, anyLift, anyLift, (rows, one, other) => {
      const less = {
        height: Math.min(one.height, other.height),
        radius: Math.min(one.radius, other.radius),
        weight: Math.min(one.weight, other.weight),
      }
      if (!makesLift(rows, one)) return
      const advice = liftAdvice(rows, { lift: one, extraKg: 0 })
      expect(rank(liftAdvice(rows, { lift: less, extraKg: 0 }))).toBeLessThanOrEqual(rank(advice))
    }),
  )
})
