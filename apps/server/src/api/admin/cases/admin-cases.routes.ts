import type { Call } from '../../calls/call.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { caseDocumentCalls } from './case-documents.routes.ts'
import { adminChangeCalls } from './change-cases.routes.ts'
import { creditDecisionCalls } from './credit.routes.ts'
import { occasionCalls } from './occasions.routes.ts'
import { type AdminReadServices, adminReadCalls } from './read-cases.routes.ts'

/** The depot's side of cases. */
export function adminCaseCalls(services: AdminReadServices & CaseServices): Call[] {
  return [
    ...adminReadCalls(services),
    ...adminChangeCalls(services),
    ...caseDocumentCalls(services),
    ...creditDecisionCalls(services),
    ...occasionCalls(services),
  ]
}
