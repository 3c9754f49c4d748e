import { isRole } from '@minikran/domain/access/roles'
import type { Principal } from '../../calls/authenticate.ts'
import type { Actor } from './resource.ts'

/** The account of the call with its depot; null for a visitor. */
export function findActor(principal: Principal): Actor | null {
  if (principal.kind !== 'account' || !isRole(principal.role)) return null
  const { userId, role, depotId } = principal
  return { userId, role, depotId }
}
