import { writesOwnDepotOnly } from '@minikran/domain/access/item-rights'
import { isItemKind } from '@minikran/domain/content/item-kinds'
import { useResourceContext } from 'ra-core'
import { useStaff } from '../shell/use-staff.ts'
import { useIsReadOnly } from './read-only.tsx'

/**
 * The only depot whose items of this kind the user may write; null when the user may write those of all
 * depots, and in read-only forms.
 */
export function useOwnDepot(): number | null {
  const staff = useStaff()
  const resource = useResourceContext() ?? ''
  const isReadOnly = useIsReadOnly()
  if (isReadOnly || staff === null || !isItemKind(resource)) return null
  return writesOwnDepotOnly(staff.role, resource) ? staff.depot_id : null
}
