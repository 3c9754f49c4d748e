import { expect, test } from 'vitest'
import type { SitePower } from './plan-fields.ts'
import { powerOnSite } from './power.ts'

const machine = (fuel: number[] | null, batteryHours: number | null = null) => ({
  fuel,
  batteryHours,
  chargingHours: null,
})

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
  [[4], '32A', 'runs'],
  [[4], '63A', 'runs'],
  [[6], '16A', 'missing'],
  [[6], '32A', 'runs'],
  [[6], '63A', 'runs'],
  [[7], '32A', 'missing'],
  [[7], '63A', 'runs'],
  [[8], '63A', 'missing'],
  [[9], 'none', 'missing'],
  [[9], '230v', 'charges'],
  [[9, 3], '230v', 'runs'],
  [[9, 3], 'none', 'missing'],
  [[9, 2], 'none', 'runs'],
])('fuel %j at a site with %s: %s', (codes, site, state) => {
  expect(powerOnSite(machine(codes), site, undefined).state).toBe(state)
})

test('a machine of unknown fuel has no answer', () => {
  const unknown = { state: null, needs: null, reason: 'fuelUnknown' }
  expect(powerOnSite(machine(null), '63A', 8)).toEqual(unknown)
  expect(powerOnSite(machine([0]), '63A', 8)).toEqual(unknown)
  expect(powerOnSite(machine([99]), '63A', 8)).toEqual(unknown)
})

test('an unknown battery time is reported', () => {
  expect(powerOnSite(machine([9]), '230v', 8)).toEqual({
    state: 'charges',
    needs: ['battery'],
    reason: 'batteryHoursUnknown',
  })
})

// Hours: of the battery, of charging it, and of work a day.
test.each<[number, number | null, number, 'charges' | 'missing', string | undefined]>([
  [8, 6, 8, 'charges', undefined],
  [8, 6, 7.5, 'charges', undefined],
  [8, 6, 8.1, 'missing', 'batteryTooSmall'],
  [8, null, 8, 'charges', 'chargingHoursUnknown'],
  [8, null, 9, 'missing', 'batteryTooSmall'],
  [12, 12, 12, 'charges', undefined],
  [12, 12.5, 12, 'missing', 'chargingTooSlow'],
  [24, 1, 24, 'missing', 'chargingTooSlow'],
])(
  'a battery of %d h that charges in %s h, for %d h a day: %s',
  (battery, charging, hours, state, reason) => {
    const given = { ...machine([9], battery), chargingHours: charging }
    const power = powerOnSite(given, '230v', hours)
    expect([power.state, power.reason]).toEqual([state, reason])
    expect(powerOnSite(given, 'none', hours).state).toBe('missing')
    expect(powerOnSite({ ...given, fuel: [9, 3] }, '230v', hours).state).toBe('runs')
  },
)
