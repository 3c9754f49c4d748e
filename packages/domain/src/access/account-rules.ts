import { allows } from './permissions.ts'
import { isRole, type Role, roles } from './roles.ts'

/** Roles that read the cases of one depot alone have to belong to one (docs/permissions.md). */
export function needsDepot(role: number): boolean {
  return allows(role, 'case:read:depot') && !allows(role, 'case:read:any')
}

/** Roles that look after one depot see its items alone. */
export function managesOneDepot(role: number): boolean {
  return allows(role, 'depot:write:depot') && !allows(role, 'depot:write:any')
}

/** Mail addresses of a case are shown to roles that answer cases. */
export function seesMailAddresses(role: number): boolean {
  return allows(role, 'case:write:depot')
}

/** The roles that somebody may give to others: none above the own. */
export function grantableRoles(actorRole: number): readonly Role[] {
  if (!isRole(actorRole)) return []
  return Object.values(roles).filter((role) => role <= actorRole)
}
