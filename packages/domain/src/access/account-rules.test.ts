import { expect, test } from 'vitest'
import { grantableRoles, managesOneDepot, needsDepot, seesMailAddresses } from './account-rules.ts'
import { roles } from './roles.ts'

test('only the depot admin cannot do without a depot', () => {
  expect(Object.values(roles).filter(needsDepot)).toEqual([50, 52, 53, 54, 80])
  expect(Object.values(roles).filter(managesOneDepot)).toEqual([80])
  expect(Object.values(roles).filter(seesMailAddresses)).toEqual([60, 61, 62, 70, 80, 90, 100])
})

test.each([
  [100, 15],
  [90, 14],
  [10, 1],
  [95, 0],
])('role %d may give %d roles', (role, count) => {
  expect(grantableRoles(role)).toHaveLength(count)
  expect(grantableRoles(role).every((given) => given <= role)).toBe(true)
})
