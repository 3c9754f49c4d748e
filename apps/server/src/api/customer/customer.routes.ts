import type { Call } from '../calls/call.ts'
import { type AccountServices, accountCalls } from './account.routes.ts'
import { type ChangeServices, changeCaseCalls } from './change-cases.routes.ts'
import { type OwnDataServices, ownDataCalls } from './own-data.routes.ts'
import { type ProfileServices, profileCalls } from './profile.routes.ts'
import { type ReadServices, readCaseCalls } from './read-cases.routes.ts'

type Services = ReadServices & ChangeServices & ProfileServices & AccountServices & OwnDataServices

/** All calls of logged-in customers and suppliers. */
export function customerCalls(services: Services): Call[] {
  return [
    ...readCaseCalls(services),
    ...changeCaseCalls(services),
    ...profileCalls(services),
    ...accountCalls(services),
    ...ownDataCalls(services),
  ]
}
