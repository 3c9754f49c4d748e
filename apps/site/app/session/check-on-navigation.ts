import type { MiddlewareFunction } from 'react-router'

/**
 * Every navigation of somebody who is logged in asks whether that still holds,
 * beside what the page itself asks. Visitors load none of it.
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
