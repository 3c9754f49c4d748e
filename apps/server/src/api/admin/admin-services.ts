import type { Passwords } from '../../accounts/passwords.ts'
import type { SecondStepServices } from '../../accounts/second-step.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { AdminParts } from './items/resource-calls.ts'

/** What the calls about the own account need beside what items need. */
export type AdminServices = AdminParts &
  SecondStepServices & { passwords: Passwords; limiter: RateLimiter; requireSecondStep: boolean }
