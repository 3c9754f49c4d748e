import type { Staff } from '@minikran/contract/admin/session'
import { usePermissions } from 'ra-core'

/** Who is logged in; null until the server has said it. */
export function useStaff(): Staff | null {
  return usePermissions<Staff>().permissions ?? null
}
