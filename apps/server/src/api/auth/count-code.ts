import type { Visitor } from '@minikran/contract/site-handler'
import type { Database } from '../../database/client.ts'
import { limits, type RateLimiter, type Verdict } from '../../http/rate-limit.ts'
import { networkOf } from '../../http/visitor-address.ts'
import { isKnownNetwork } from './known-networks.ts'

type Services = { db: Database; limiter: RateLimiter }
type Tried = { userId: number; visitor: Visitor }

/**
 * Counts a code of the second step before it is checked. A network that the account has logged in
 * from has its own counter, all others share one, so that guesses from elsewhere do not lock the owner
 * out. Only a right code resets its counter.
 */
export async function countCode(
  { db, limiter }: Services,
  { userId, visitor }: Tried,
): Promise<{ verdict: Verdict; onRight: () => Promise<void> }> {
  const network = networkOf(visitor.address)
  const isKnown = await isKnownNetwork(db, { userId, network })
  const policy = isKnown ? limits.codeFromKnownNetwork : limits.code
  const key = isKnown ? `${userId} ${network}` : String(userId)
  const verdict = await limiter.consume(policy, key)
  return { verdict, onRight: () => limiter.takeBack(policy, key, null) }
}
