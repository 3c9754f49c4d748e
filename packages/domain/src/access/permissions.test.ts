import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allows, canGrantRole, type Permission } from './permissions.ts'
import { isPublicSiteRole, isRole, isStaffRole, roleKey, roles } from './roles.ts'

const everyRole = Object.values(roles)
const customers = [10, 20, 30, 40]
const unknownRoles = fc.integer().filter((role) => !everyRole.some((known) => known === role))
const publicCalls: Permission[] = [
  'catalogue:read',
  'depot:read',
  'content:read',
  'inquiry:create',
  'registration:create',
  'credit-application:create',
  'session:start',
]

test('there are fifteen roles', () => {
  expect(everyRole).toEqual([10, 20, 30, 40, 50, 52, 53, 54, 60, 61, 62, 70, 80, 90, 100])
})

test.each(everyRole)('role %d is either of the public site or staff', (role) => {
  expect(isPublicSiteRole(role)).toBe(customers.includes(role))
  expect(isStaffRole(role)).toBe(role > 49)
  expect(roles[roleKey(role) ?? 'admin']).toBe(role)
})

test('a number that is no role belongs to no group of roles', () => {
  fc.assert(
    fc.property(unknownRoles, (role) => {
      expect(isRole(role)).toBe(false)
      expect(isPublicSiteRole(role)).toBe(false)
      expect(isStaffRole(role)).toBe(false)
      expect(roleKey(role)).toBeNull()
    }),
  )
})

test.each(publicCalls)('%s is for visitors and every role', (permission) => {
  expect([null, ...everyRole].every((role) => allows(role, permission))).toBe(true)
})

test('a number that is no role has no permission', () => {
  fc.assert(
    fc.property(unknownRoles, fc.constantFrom(...publicCalls), (role, permission) => {
      expect(allows(role, permission)).toBe(false)
    }),
  )
})

test('no role has an unknown permission', () => {
  const known = new Set<string>(publicCalls)
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(null, ...everyRole), (name, role) => {
      fc.pre(!known.has(name))
      expect(allows(role, name as Permission)).toBe(false)
    }),
  )
  const inherited = ['constructor', '__proto__', 'toString', 'case:read', 'case:read:all']
  expect(inherited.some((name) => allows(100, name as Permission))).toBe(false)
})

test('a visitor has no permission for cases and profiles', () => {
  expect(allows(null, 'case:read:own')).toBe(false)
  expect(allows(null, 'profile:read:own')).toBe(false)
  expect(allows(null, 'session:own')).toBe(false)
})

test.each(customers)(
  'customer role %d has the own cases and profile and nothing of the back office',
  (role) => {
    expect(allows(role, 'case:read:own')).toBe(true)
    expect(allows(role, 'profile:write:own')).toBe(true)
    expect(allows(role, 'case:read:depot')).toBe(false)
    expect(allows(role, 'case:read:any')).toBe(false)
    expect(allows(role, 'backoffice:use')).toBe(false)
    expect(allows(role, 'draft:read')).toBe(false)
  },
)

test.each<[Permission, number[]]>([
  ['backoffice:use', [50, 52, 53, 54, 60, 61, 62, 70, 80, 90, 100]],
  ['case:read:depot', [50, 52, 53, 54, 60, 61, 62, 70, 80, 90, 100]],
  ['case:read:any', [60, 61, 62, 70, 90, 100]],
  ['case:write:any', [60, 61, 62, 70, 90, 100]],
  ['case:write:depot', [60, 61, 62, 70, 80, 90, 100]],
  ['product:write', [60, 62, 90, 100]],
  ['price:write', [60, 62, 70, 90, 100]],
  ['content:write', [62, 90, 100]],
  ['media:write', [60, 62, 90, 100]],
  ['course:write:any', [61, 90, 100]],
  ['hours:write:depot', [80, 90, 100]],
  ['hours:write:any', [90, 100]],
  ['depot:write:any', [90, 100]],
  ['credit-application:decide', [70, 90, 100]],
  ['item:unlock', [90, 100]],
  ['settings:write', [90, 100]],
  ['list:export', [60, 61, 62, 70, 80, 90, 100]],
  ['user:write', [90, 100]],
  ['item:destroy', [100]],
  ['audit:read', [100]],
  ['person:erase', [100]],
])('%s belongs to the roles %j', (permission, expected) => {
  expect(everyRole.filter((role) => allows(role, permission))).toEqual(expected)
})

test('a wider scope includes the narrower ones', () => {
  for (const role of everyRole) {
    const [any, depot, own] = (['any', 'depot', 'own'] as const).map((scope) =>
      allows(role, `case:read:${scope}`),
    )
    expect(!any || depot).toBe(true)
    expect(!depot || own).toBe(true)
  }
})

test('nobody grants a role above the own, changes the own role or that of a higher role', () => {
  const role = fc.oneof(fc.constantFrom<number>(...everyRole), fc.integer())
  const userId = fc.integer({ min: 1, max: 3 })
  fc.assert(
    fc.property(userId, role, userId, role, role, (actorId, actorRole, targetId, current, next) => {
      const granted = canGrantRole(
        { userId: actorId, role: actorRole },
        { userId: targetId, currentRole: current, newRole: next },
      )
      const mayEver = actorRole === 90 || actorRole === 100
      const stays = isRole(next) && next <= actorRole && current <= actorRole
      expect(granted).toBe(mayEver && stays && actorId !== targetId)
    }),
  )
})

test.each([
  [100, 90, 100, true],
  [100, 100, 10, true],
  [90, 60, 90, true],
  [90, 60, 100, false],
  [90, 100, 60, false],
  [90, 10, 11, false],
  [80, 10, 20, false],
  [-1, 10, 20, false],
])('role %j makes a %d a %d: %j', (actorRole, currentRole, newRole, expected) => {
  const actor = { userId: 1, role: actorRole }
  expect(canGrantRole(actor, { userId: 2, currentRole, newRole })).toBe(expected)
  expect(canGrantRole(actor, { userId: 1, currentRole, newRole })).toBe(false)
})
