import { type MiddlewareFunction, redirect } from 'react-router'
import { localeOfPath } from '../locale-path.ts'
import { siteContext } from '../page-data/site-context.ts'
import { loggedOutAddress, logInAddress } from './session-address.ts'
import { clearedSession } from './visitor-session.ts'

// Pages below /mina-sidor that need no session; all others do.
const openPages = new Set([
  'logga-in',
  'utloggad',
  'glomt-losenord',
  'nytt-losenord',
  'bekrafta-epost',
  'skapa-konto',
  'logga-ut',
])
const ownPage = /(?:^|\/)mina-sidor\/([^/]+)/
// The pages that show the reason, and the log-in.
const reasonPages = /(?:^|\/)(?:utloggad|logga-in|fel)$/

/**
 * Runs before every page and data request: redirects a user who was logged out to the reason, and
 * account pages without a session to the log-in. It uses the matched route, so that no spelling of
 * an address gets past it.
 */
export const guardSession: MiddlewareFunction<Response> = async (
  { url, context, pattern },
  next,
) => {
  const { user, reason } = context.get(siteContext).session
  // The page's address, also for a data request; `request.url` has React Router's additions.
  const { pathname, search } = url
  const locale = localeOfPath(pathname)
  if (reason !== null && !reasonPages.test(pattern)) {
    throw redirect(loggedOutAddress(reason, locale))
  }
  const [, own] = ownPage.exec(pattern) ?? []
  if (own !== undefined && !openPages.has(own) && user === null) {
    throw redirect(logInAddress(pathname + search, locale))
  }
  const response = await next()
  // Only now: by its cookie the page with the reason knew whose it is.
  if (reason !== null) response.headers.append('set-cookie', clearedSession)
  return response
}
