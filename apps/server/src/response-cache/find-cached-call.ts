import { clientLimit, type RateLimiter, type Verdict } from '../http/rate-limit.ts'
import { networkOf } from '../http/visitor-address.ts'
import type { CachedAnswer } from './cached-answer.ts'
import type { CachedCalls } from './cached-calls.ts'

type CachedCall = {
  key: string
  answer: CachedAnswer
  onServed: () => void
  verdict: Verdict
}

type Client = { apiKey: string | string[] | null; address: () => string }

/** The cached answer for path and query; null: the request takes the ordinary way. */
export type FindCachedCall = (url: string, client: Client) => CachedCall | null

type Parts = { calls: CachedCalls; limiter: RateLimiter; apiClientKey: string }

/** Cached answers of calls. Each one counts against the limit that every call has. */
export function createCachedCallFinder({ calls, limiter, apiClientKey }: Parts): FindCachedCall {
  return (url, { apiKey, address }) => {
    const found = calls.findByUrl(url)
    const policy = clientLimit(apiKey, apiClientKey)
    if (found === null || policy === null) return null
    const verdict = limiter.consumeLocally(policy, networkOf(address()))
    return verdict.allowed ? { ...found, verdict } : null
  }
}
