import { localeOfPath } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { loggedOutAddress } from './session-address.ts'

/**
 * Asks whether the session goes on; when it does not, the browser leaves for the page that says
 * why. On an error of the check all goes on (specification §7): every call verifies the session.
 */
export async function leaveWhenOver(userId: number): Promise<void> {
  const answer = await browserApi().checkForcelogin(userId)
  // Ended so long ago that nobody knows it any more.
  const reason = answer.ok ? answer.data : answer.status === 401 ? 'sessionExpired' : null
  if (reason === null) console.warn('The session could not be checked')
  if (reason === null || reason === '') return
  location.assign(loggedOutAddress(reason, localeOfPath(location.pathname)))
  await new Promise(() => {})
}
