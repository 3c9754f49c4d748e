import type { Call } from '../../calls/call.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { adminAccountCalls } from './accounts.routes.ts'
import { caseDocumentCalls } from './case-documents.routes.ts'
import { adminChangeCalls } from './change-cases.routes.ts'
import { creditDecisionCalls } from './credit.routes.ts'
import { occasionCalls } from './occasions.routes.ts'
import { type AdminReadServices, adminReadCalls } from './read-cases.routes.ts'

/** The depot's side of cases, and of the accounts that they come from. */
export function adminCaseCalls(services: AdminReadServices & CaseServices): Call[] {
  return [
    ...adminReadCalls(services),
    ...adminChangeCalls(services),
    ...caseDocumentCalls(services),
    ...creditDecisionCalls(services),
    ...occasionCalls(services),
    ...adminAccountCalls(services),
  ]
}
