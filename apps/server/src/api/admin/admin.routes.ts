import type { Call } from '../calls/call.ts'
import { accountCalls } from './accounts/accounts.routes.ts'
import { erasePersonCalls } from './accounts/erase-person.routes.ts'
import { ownAccountCalls } from './accounts/own-account.routes.ts'
import { ownSecondStepCalls } from './accounts/own-second-step.routes.ts'
import { staffCalls } from './accounts/staff.routes.ts'
import type { AdminServices } from './admin-services.ts'
import { auditCalls } from './audit.routes.ts'
import { appointmentsCall } from './cases/appointments.routes.ts'
import { exportCasesCall } from './cases/export-cases.routes.ts'
import { exportOccasionsCall } from './cases/export-occasions.routes.ts'
import { resendMailCall } from './failed-mails.routes.ts'
import { homeCalls } from './home.routes.ts'
import { resourceCalls } from './items/resource-calls.ts'
import { mediaUploadCalls } from './media/upload.routes.ts'
import { mediaUseCalls } from './media/uses.routes.ts'
import { missedWordsCalls } from './missed-words.routes.ts'
import { allResources } from './resources/all-resources.ts'
import { searchReportCalls } from './searches.routes.ts'
import { settingsCalls } from './settings.routes.ts'
import { tableCalls } from './tables/tables.routes.ts'

/** The calls of the back office. */
export function adminCalls(parts: AdminServices): Call[] {
  return [
    ...staffCalls(parts),
    ...homeCalls(parts),
    resendMailCall(parts),
    ...accountCalls(parts),
    ...ownAccountCalls(parts),
    ...ownSecondStepCalls(parts),
    ...erasePersonCalls(parts),
    ...mediaUploadCalls(parts),
    ...mediaUseCalls(parts),
    ...auditCalls(parts),
    ...allResources.flatMap((resource) => resourceCalls(resource, parts)),
    ...tableCalls(parts),
    appointmentsCall(parts),
    exportCasesCall(parts),
    exportOccasionsCall(parts),
    ...searchReportCalls(parts),
    ...missedWordsCalls(parts),
    ...settingsCalls(parts),
  ]
}
