import { allows } from './permissions.ts'
import { isRole, type Role, roles } from './roles.ts'

/** Roles that read only the cases of their depot have to belong to one (docs/permissions.md). */
export function needsDepot(role: number): boolean {
  return allows(role, 'case:read:depot') && !allows(role, 'case:read:any')
}

/** Roles that manage only their depot see only its items. */
export function managesOneDepot(role: number): boolean {
  return allows(role, 'depot:write:depot') && !allows(role, 'depot:write:any')
}

/** Roles that answer cases see their e-mail addresses. */
export function seesMailAddresses(role: number): boolean {
  return allows(role, 'case:write:depot')
}

/** The roles that a user may give to others: none above their own. */
export function grantableRoles(actorRole: number): readonly Role[] {
  if (!isRole(actorRole)) return []
  return Object.values(roles).filter((role) => role <= actorRole)
}
