import { adminCalls } from './admin/admin.routes.ts'
import { adminCaseCalls } from './admin/cases/admin-cases.routes.ts'
import { adminAuthCalls, authCalls } from './auth/auth.routes.ts'
import { accountLinkCalls } from './auth/links.routes.ts'
import type { Call } from './calls/call.ts'
import { creditCalls } from './credit/credit.routes.ts'
import { customerCalls } from './customer/customer.routes.ts'
import { inquiryCalls } from './inquiries/inquiries.routes.ts'
import { registrationCalls } from './registrations/registrations.routes.ts'
import { serviceCalls } from './service/service.routes.ts'
import { siteCalls } from './site-calls.ts'
import { uploadCalls } from './uploads/uploads.routes.ts'

type Services = Parameters<typeof siteCalls>[0] &
  Parameters<typeof uploadCalls>[0] &
  Parameters<typeof adminCalls>[0] &
  Parameters<typeof inquiryCalls>[0] &
  Parameters<typeof authCalls>[0] &
  Parameters<typeof customerCalls>[0] &
  Parameters<typeof adminCaseCalls>[0]

/** Every call of the API. */
export function allCalls(services: Services): Call[] {
  return [
    ...siteCalls(services),
    ...uploadCalls(services),
    ...adminCalls(services),
    ...inquiryCalls(services),
    ...registrationCalls(services),
    ...creditCalls(services),
    ...serviceCalls(services),
    ...authCalls(services),
    ...accountLinkCalls(services),
    ...adminAuthCalls(services),
    ...customerCalls(services),
    ...adminCaseCalls(services),
  ]
}
