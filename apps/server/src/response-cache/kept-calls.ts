import { limits, type RateLimiter, type RateLimitPolicy, type Verdict } from '../http/rate-limit.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { FinishedAnswer } from './finished-answer.ts'
import type { FinishedCalls } from './finished-calls.ts'

export type KeptCall = {
  key: string
  answer: FinishedAnswer
  onServed: () => void
  verdict: Verdict
}

type Asker = { apiKey: string | string[] | null; visitor: () => string }

/** What is kept for an address; null: the long way decides, which knows all the rules. */
export type FindKeptCall = (address: string, asker: Asker) => KeptCall | null

type Parts = { calls: FinishedCalls; limiter: RateLimiter; apiClientKey: string }

/** Kept answers of calls, each asking counted against the limit that every call has. */
export function createKeptCalls({ calls, limiter, apiClientKey }: Parts): FindKeptCall {
  return (address, { apiKey, visitor }) => {
    const found = calls.findByAddress(address)
    const policy = policyOf(apiKey, apiClientKey)
    if (found === null || policy === null) return null
    const verdict = limiter.consumeLocally(policy, networkOf(visitor()))
    if (!verdict.allowed) return null
    const { key, answer, onServed } = found
    return { key, answer, onServed, verdict }
  }
}

function policyOf(given: string | string[] | null, known: string): RateLimitPolicy | null {
  if (given === null || given === '') return limits.anonymousClient
  // The site's key stands in every page, so how long comparing takes tells nobody anything.
  return given === known ? limits.knownClient : null
}
