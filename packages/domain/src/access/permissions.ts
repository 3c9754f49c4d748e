import { isRole, type Role, roles } from './roles.ts'

export type Scope = 'own' | 'depot' | 'any'
/** The permissions of visitors, which every role has too. */
export const grantedToEveryone = [
  'catalogue:read',
  'depot:read',
  'content:read',
  'inquiry:create',
  'registration:create',
  'credit-application:create',
  'session:start',
] as const
type PublicPermission = (typeof grantedToEveryone)[number]
type ScopedPermission = `${'case:read' | 'case:write' | 'profile:read' | 'profile:write'}:${Scope}`
type DepotPermission = `${'depot:write' | 'hours:write' | 'course:write'}:${'depot' | 'any'}`
type StaffPermission =
  | 'backoffice:use'
  | 'draft:read'
  | 'product:write'
  | 'price:write'
  | 'content:write'
  | 'media:write'
  | 'item:unlock'
  | 'item:destroy'
  | 'credit-application:decide'
  | 'user:write'
  | 'audit:read'
  | 'person:erase'
  | 'settings:write'
  | 'list:export'
/** Reading the own session and logging out; for every account. */
type AccountPermission = 'session:own'
export type Permission =
  | PublicPermission
  | AccountPermission
  | ScopedPermission
  | DepotPermission
  | StaffPermission

const customer: readonly Permission[] = [
  'session:own',
  'case:read:own',
  'case:write:own',
  'profile:read:own',
  'profile:write:own',
]

const staff: readonly Permission[] = [
  'session:own',
  'backoffice:use',
  'draft:read',
  'profile:read:own',
  'profile:write:own',
]

// Yard and workshop staff read the cases of their depot; the desk answers all cases.
const yard: readonly Permission[] = [...staff, 'case:read:depot']
const desk: readonly Permission[] = [
  ...staff,
  'case:read:any',
  'case:write:any',
  'profile:read:any',
  'list:export',
]
const adminOnly: readonly Permission[] = [
  ...desk,
  'profile:write:any',
  'product:write',
  'price:write',
  'content:write',
  'media:write',
  'depot:write:any',
  'hours:write:any',
  'course:write:any',
  'credit-application:decide',
  'item:unlock',
  'user:write',
  'settings:write',
]

/** The permissions of each role, with the widest scope that it has. */
export const granted: Record<Role, readonly Permission[]> = {
  [roles.customerStandard]: customer,
  [roles.customerVip]: customer,
  [roles.supplierStandard]: customer,
  [roles.supplierVip]: customer,
  [roles.machineRecond]: yard,
  [roles.transport]: yard,
  [roles.craneOperator]: yard,
  [roles.workshop]: yard,
  [roles.rental]: [...desk, 'product:write', 'price:write', 'media:write'],
  [roles.educations]: [...desk, 'course:write:any'],
  [roles.sales]: [...desk, 'product:write', 'price:write', 'content:write', 'media:write'],
  [roles.economy]: [...desk, 'profile:write:any', 'price:write', 'credit-application:decide'],
  [roles.depotAdmin]: [
    ...staff,
    'case:read:depot',
    'case:write:depot',
    'profile:read:depot',
    'depot:write:depot',
    'hours:write:depot',
    'course:write:depot',
    'list:export',
  ],
  [roles.admin]: adminOnly,
  [roles.superadmin]: [...adminOnly, 'item:destroy', 'audit:read', 'person:erase'],
}

// A wider scope includes the narrower ones.
const narrower: Record<Scope, readonly Scope[]> = { any: ['depot', 'own'], depot: ['own'], own: [] }

function withNarrowerScopes(permission: Permission): string[] {
  const [resource, action, scope] = permission.split(':')
  if (scope !== 'any' && scope !== 'depot' && scope !== 'own') return [permission]
  return [permission, ...narrower[scope].map((other) => `${resource}:${action}:${other}`)]
}

const anonymousRights: ReadonlySet<string> = new Set(grantedToEveryone)
const rightsByRole: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Object.values(roles).map((role) => [
    role,
    new Set([...grantedToEveryone, ...granted[role]].flatMap(withNarrowerScopes)),
  ]),
)

/**
 * Whether a role has a permission; `role` null is a visitor without an account. Default deny: an
 * unknown role has no rights, not even a visitor's. For `…:depot` the caller also has to compare the
 * item's depot.
 */
export function allows(role: number | null, permission: Permission): boolean {
  const rights = role === null ? anonymousRights : rightsByRole.get(role)
  return rights?.has(permission) ?? false
}

export type RoleActor = { userId: number; role: number }
export type RoleGrant = { userId: number; currentRole: number; newRole: number }

/**
 * A user may not change their own role, grant a role above their own, or change the account of a
 * higher role.
 */
export function canGrantRole(actor: RoleActor, target: RoleGrant): boolean {
  if (!allows(actor.role, 'user:write') || !isRole(target.newRole)) return false
  if (actor.userId === target.userId) return false
  return target.newRole <= actor.role && target.currentRole <= actor.role
}
