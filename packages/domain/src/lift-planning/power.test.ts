import { expect, test } from 'vitest'
import type { SitePower } from './plan-fields.ts'
import { powerOnSite } from './power.ts'

test.each<[number[], SitePower, 'runs' | 'charges' | 'missing']>([
  [[2], 'none', 'runs'],
  [[1], 'none', 'runs'],
  [[5], 'none', 'runs'],
  [[10], 'none', 'runs'],
  [[13], 'none', 'runs'],
  [[3], 'none', 'missing'],
  [[3], '230v', 'runs'],
  [[3], '32A', 'runs'],
  [[4], '230v', 'missing'],
  [[4], '16A', 'runs'],
  [[6], '16A', 'missing'],
  [[6], '32A', 'runs'],
  [[7], '32A', 'missing'],
  [[7], '63A', 'runs'],
  [[8], '63A', 'missing'],
  [[9], 'none', 'missing'],
  [[9], '230v', 'charges'],
  [[9, 3], '230v', 'runs'],
  [[9, 3], 'none', 'missing'],
  [[9, 2], 'none', 'runs'],
])('fuel %j at a site with %s: %s', (codes, site, state) => {
  expect(powerOnSite(codes, site, undefined).state).toBe(state)
})

test('a machine of unknown fuel is not judged', () => {
  const unknown = { state: null, needs: null, reason: 'fuelUnknown' }
  expect(powerOnSite(null, '63A', 8)).toEqual(unknown)
  expect(powerOnSite([0], '63A', 8)).toEqual(unknown)
  expect(powerOnSite([99], '63A', 8)).toEqual(unknown)
})

test('how long a battery lasts is not known', () => {
  expect(powerOnSite([9], '230v', 8)).toEqual({
    state: 'charges',
    needs: ['battery'],
    reason: 'batteryHoursUnknown',
  })
})
