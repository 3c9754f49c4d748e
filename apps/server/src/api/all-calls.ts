import { adminCalls } from './admin/admin.routes.ts'
import { caseDocumentCalls } from './admin/cases/case-documents.routes.ts'
import { adminChangeCalls } from './admin/cases/change-cases.routes.ts'
import { creditDecisionCalls } from './admin/cases/credit.routes.ts'
import { occasionCalls } from './admin/cases/occasions.routes.ts'
import { adminReadCalls } from './admin/cases/read-cases.routes.ts'
import { adminAuthCalls, authCalls } from './auth/auth.routes.ts'
import { accountLinkCalls } from './auth/links.routes.ts'
import type { Call } from './calls/call.ts'
import { creditCalls } from './credit/credit.routes.ts'
import { accountCalls } from './customer/account.routes.ts'
import { changeCaseCalls } from './customer/change-cases.routes.ts'
import { ownDataCalls } from './customer/own-data.routes.ts'
import { profileCalls } from './customer/profile.routes.ts'
import { readCaseCalls } from './customer/read-cases.routes.ts'
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
  Parameters<typeof readCaseCalls>[0] &
  Parameters<typeof changeCaseCalls>[0] &
  Parameters<typeof accountCalls>[0] &
  Parameters<typeof ownDataCalls>[0] &
  Parameters<typeof adminReadCalls>[0]

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
    // The customer's side of an account and of cases.
    ...readCaseCalls(services),
    ...changeCaseCalls(services),
    ...profileCalls(services),
    ...accountCalls(services),
    ...ownDataCalls(services),
    // The depot's side of cases.
    ...adminReadCalls(services),
    ...adminChangeCalls(services),
    ...caseDocumentCalls(services),
    ...creditDecisionCalls(services),
    ...occasionCalls(services),
  ]
}
