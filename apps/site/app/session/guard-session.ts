import { type MiddlewareFunction, redirect } from 'react-router'
import { localeOfPath } from '../locale-path.ts'
import { siteContext } from '../page-data/site-context.ts'
import { loggedOutAddress, logInAddress } from './session-address.ts'

// Of the pages below /mina-sidor only these are for visitors; the next one is closed by itself.
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
// The pages that tell it, and the way back in.
const toldHere = /(?:^|\/)(?:utloggad|logga-in|fel)$/

/**
 * Stands before every page and data request: who was forced out is told why, and the pages of an
 * account ask for one. By the route that matched, so that no spelling of an
 * address goes past it.
 */
export const guardSession: MiddlewareFunction<Response> = ({ request, context, pattern }, next) => {
  const { user, reason } = context.get(siteContext).session
  const { pathname, search } = new URL(request.url)
  const locale = localeOfPath(pathname)
  if (reason !== null && !toldHere.test(pattern)) throw redirect(loggedOutAddress(reason, locale))
  const [, own] = ownPage.exec(pattern) ?? []
  if (own !== undefined && !openPages.has(own) && user === null) {
    throw redirect(logInAddress(pathname.replace(/\.data$/, '') + search, locale))
  }
  return next()
}
