import { addressForCounting } from '../../accounts/address-spelling.ts'
import type { Database } from '../../database/client.ts'
import { limits, type RateLimiter, type Verdict } from '../../http/rate-limit.ts'
import { isKnownNetwork } from './known-networks.ts'

type Counted = { address: string; network: string }
type Services = { db: Database; limiter: RateLimiter }

/**
 * Counts a try for the account, in all and from this network. The first limit does not apply to a
 * network that the account has logged in from, so that guesses from elsewhere do not lock the owner
 * out. Returns the exceeded limit; null when the password may be checked.
 */
export async function countTry(
  { db, limiter }: Services,
  { userId, ...counted }: Counted & { userId: number },
): Promise<Verdict | null> {
  const [anywhere, here] = countersOf(counted)
  const ofAccount = await limiter.consume(...anywhere)
  const ofNetwork = await limiter.consume(...here)
  if (!ofNetwork.allowed) return ofNetwork
  const { network } = counted
  return ofAccount.allowed || (await isKnownNetwork(db, { userId, network })) ? null : ofAccount
}

/** Subtracts tries that were no guesses; null: all of the window. */
export async function takeTriesBack(
  limiter: RateLimiter,
  counted: Counted,
  uses: number | null,
): Promise<void> {
  for (const [policy, key] of countersOf(counted)) await limiter.takeBack(policy, key, uses)
}

function countersOf({ address, network }: Counted) {
  const account = addressForCounting(address)
  return [
    [limits.logInAccount, account],
    [limits.logInAccountHere, `${account} ${network}`],
  ] as const
}
