import type { Call } from '../http/call.ts'
import { homeCalls } from './home.routes.ts'
import { type AdminParts, resourceCalls } from './items/resource-calls.ts'
import { allResources } from './resources/all-resources.ts'
import { staffCalls } from './staff.routes.ts'

/** The calls of the back office (contract §2, `/api/admin`). */
export function adminCalls(parts: AdminParts): Call[] {
  return [
    ...staffCalls(parts),
    ...homeCalls(parts),
    ...allResources.flatMap((resource) => resourceCalls(resource, parts)),
  ]
}
