import type { Visitor } from '@minikran/contract/site-handler'
import type { FindSession } from './authenticate.ts'

/** How the calls of one page find its session. */
export type FindPageSession = (request: Request, visitor: Visitor) => FindSession

type Found = { tokenHash: string; session: ReturnType<FindSession> }

/**
 * Looks a session up once for all reading calls of a page. After a writing call, which may end the
 * session, every call looks it up again.
 */
export function createPageSessions(findSession: FindSession): FindPageSession {
  const found = new WeakMap<Visitor, Found>()
  const writers = new WeakSet<Visitor>()

  return ({ method }, visitor) => {
    if (method !== 'GET') writers.add(visitor)
    if (writers.has(visitor)) return findSession
    return (tokenHash) => {
      const known = found.get(visitor)
      if (known?.tokenHash === tokenHash) return known.session
      const session = findSession(tokenHash)
      found.set(visitor, { tokenHash, session })
      return session
    }
  }
}
