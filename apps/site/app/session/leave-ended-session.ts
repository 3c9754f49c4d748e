import { createAuthClient } from '@minikran/contract/auth-client'
import { localeOfPath } from '../locale-path.ts'
import { browserSender } from '../page-data/browser-api.ts'
import { loggedOutAddress } from './session-address.ts'

/**
 * Asks whether the session goes on; when it does not, the browser leaves for the page that says
 * why. On an error of the check all goes on: every call verifies the session.
 */
export async function leaveEndedSession(userId: number, wanted: string): Promise<void> {
  const answer = await createAuthClient(browserSender()).checkForcelogin(userId)
  // Somebody else has logged in from another tab: the page is theirs, and made anew.
  if (!answer.ok && answer.status === 403) return leaveFor(wanted)
  // Ended so long ago that nobody knows it any more.
  const reason = answer.ok ? answer.data : answer.status === 401 ? 'sessionExpired' : null
  if (reason === null) console.warn('The session could not be checked')
  if (reason === null || reason === '') return
  return leaveFor(loggedOutAddress(reason, localeOfPath(location.pathname)))
}

/** The browser goes; until it has gone nothing else is shown. */
function leaveFor(address: string): Promise<void> {
  location.assign(address)
  return new Promise(() => {})
}
