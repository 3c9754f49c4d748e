import type { MiddlewareFunction } from 'react-router'

/**
 * Checks the session of a logged-in user at every navigation, in parallel with the page's data.
 * Visitors do not load it.
 */
export const checkOnNavigation: MiddlewareFunction = async ({ request }, next) => {
  const id = document.querySelector<HTMLMetaElement>('meta[name=user]')?.content
  if (id === undefined) return next()
  const checked = import('./leave-ended-session.ts').then(({ leaveEndedSession }) =>
    leaveEndedSession(Number(id), request.url),
  )
  const [shown] = await Promise.all([next(), checked.catch(() => undefined)])
  return shown
}
