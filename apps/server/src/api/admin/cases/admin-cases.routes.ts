import type { Call } from '../../calls/call.ts'
import { adminAccountCalls } from './accounts.routes.ts'
import { caseDocumentCalls } from './case-documents.routes.ts'
import { adminChangeCalls } from './change-cases.routes.ts'
import type { TimesServices } from './change-times.ts'
import { creditDecisionCalls } from './credit.routes.ts'
import { type OccasionServices, occasionCalls } from './occasions.routes.ts'
import { type AdminReadServices, adminReadCalls } from './read-cases.routes.ts'

/** The depot's side of cases, and of the accounts that they come from. */
export function adminCaseCalls(
  services: AdminReadServices & TimesServices & OccasionServices,
): Call[] {
  return [
    ...adminReadCalls(services),
    ...adminChangeCalls(services),
    ...caseDocumentCalls(services),
    ...creditDecisionCalls(services),
    ...occasionCalls(services),
    ...adminAccountCalls(services),
  ]
}
