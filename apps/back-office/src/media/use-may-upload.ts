import { allows } from '@minikran/domain/access/permissions'
import { useStaff } from '../shell/use-staff.ts'

/** Whether the user may upload files. */
export function useMayUpload(): boolean {
  const staff = useStaff()
  return staff !== null && allows(staff.role, 'media:write')
}
