import type { Call } from '../calls/call.ts'
import type { LogInServices } from './log-in.ts'
import { logInCall, logOutCall } from './log-in-call.ts'

/** Log-in and log-out of the back office, which has its own cookie. */
export function adminAuthCalls(services: LogInServices): Call[] {
  const side = { realm: 'backOffice' } as const
  const logIn = { ...side, path: '/admin/auth/doLogin', summary: 'Logs staff in' }
  const logOut = { ...side, path: '/admin/auth/doLogout', summary: 'Ends the own session' }
  return [logInCall(services, logIn), logOutCall(services, logOut)]
}
