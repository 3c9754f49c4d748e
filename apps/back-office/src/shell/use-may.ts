import { allows, type Permission } from '@minikran/domain/access/permissions'
import { useStaff } from './use-staff.ts'

/** Whether the logged-in user has a permission; false until the user is loaded. */
export function useMay(permission: Permission): boolean {
  const staff = useStaff()
  return staff !== null && allows(staff.role, permission)
}
