import { isRole, type Role, roles } from './roles.ts'

const boundToDepot: number = roles.depotAdmin

/** Whoever sees one depot alone has to have one (docs/permissions.md). */
export function needsDepot(role: number): boolean {
  return role === boundToDepot
}

/** The roles that somebody may give to others: none above the own. */
export function grantableRoles(actorRole: number): readonly Role[] {
  if (!isRole(actorRole)) return []
  return Object.values(roles).filter((role) => role <= actorRole)
}
