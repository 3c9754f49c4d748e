import { addressForCounting } from '../../accounts/address-spelling.ts'
import { type CountUse, limits, type RateLimiter, type Verdict } from '../../http/rate-limit.ts'

/**
 * Counts a mail that somebody sets off to an address which need not be theirs, against what all
 * spellings of the address may get. The limit that is over; null when the mail may go.
 */
export async function countMailTo(
  limiter: RateLimiter,
  address: string,
  counting: { count?: CountUse } = {},
): Promise<Verdict | null> {
  const key = addressForCounting(address)
  for (const policy of [limits.hourlyMail, limits.dailyMail]) {
    const verdict = await limiter.consume(policy, key, counting)
    if (!verdict.allowed) return verdict
  }
  return null
}
