import { addressForCounting } from '../../accounts/address-spelling.ts'
import { type CountUse, limits, type RateLimiter, type Verdict } from '../../http/rate-limit.ts'

/**
 * Counts a mail to an address that need not be the sender's own. All spellings of an address share
 * its limits. Returns the exceeded limit; null when the mail may be sent.
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
