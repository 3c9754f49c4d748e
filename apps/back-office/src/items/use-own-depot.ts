import { writesOwnDepotOnly } from '@minikran/domain/access/item-rights'
import { isItemKind } from '@minikran/domain/content/item-kinds'
import { useResourceContext } from 'ra-core'
import { useStaff } from '../shell/use-staff.ts'
import { useIsReadOnly } from './read-only.tsx'

/**
 * The depot that every item of this kind has to be of; null for who may write those of any, and where
 * nothing is written.
 */
export function useOwnDepot(): number | null {
  const staff = useStaff()
  const resource = useResourceContext() ?? ''
  const isReadOnly = useIsReadOnly()
  if (isReadOnly || staff === null || !isItemKind(resource)) return null
  return writesOwnDepotOnly(staff.role, resource) ? staff.depot_id : null
}
