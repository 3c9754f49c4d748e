import type { ErasureServices } from '../../accounts/finish-erasure.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import type { SecondStepServices } from '../../accounts/second-step.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import type { UploadParts } from './media/upload.routes.ts'
import type { TableParts } from './tables/tables.routes.ts'

/** What uploads, tables and the calls about the own account need beside what items need. */
export type AdminServices = UploadParts &
  TableParts &
  SecondStepServices &
  ErasureServices & {
    passwords: Passwords
    limiter: RateLimiter
    requireSecondStep: boolean
  }
