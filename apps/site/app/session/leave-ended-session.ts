import { createAuthClient } from '@minikran/contract/auth-client'
import { isLogoutReason } from '@minikran/domain/access/logout-reason'
import { localeOfPath } from '../locale-path.ts'
import { browserSender } from '../page-data/browser-api.ts'
import { loggedOutAddress } from './session-address.ts'

/**
 * Checks the session and leaves for the page with the reason when it has ended. If the check fails,
 * nothing happens: every API call verifies the session.
 */
export async function leaveEndedSession(userId: number, wanted: string): Promise<void> {
  const answer = await createAuthClient(browserSender()).checkForcelogin(userId)
  // Another account has logged in from another tab: the page is loaded again.
  if (!answer.ok && answer.problem?.status === 403) return leaveFor(wanted)
  // A session that ended long ago has no stored reason.
  const isUnknown = !answer.ok && answer.problem?.status === 401
  const reason = isUnknown ? 'sessionExpired' : answer.ok && answer.data
  if (reason === '') return
  // Not the text of a network that asks to log in: the page with the reason forgets all drafts.
  if (!isLogoutReason(reason)) return console.warn('The session could not be checked')
  return leaveFor(loggedOutAddress(reason, localeOfPath(location.pathname)))
}

/** Leaves the page and never resolves, so that nothing else is shown meanwhile. */
function leaveFor(address: string): Promise<void> {
  location.assign(address)
  return new Promise(() => {})
}
