import type { Staff } from '@minikran/contract/admin/session'
import { usePermissions } from 'ra-core'

/** The logged-in user; null until it is loaded. */
export function useStaff(): Staff | null {
  return usePermissions<Staff>().permissions ?? null
}
