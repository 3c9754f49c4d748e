import type { ApiFailure, ApiResult } from '@minikran/contract/send-call'
import { data } from 'react-router'

/** Thrown when a page cannot be loaded; `definePage` redirects to /fel. */
export class CannotLoad extends Error {}

/** The data of a call, otherwise the 404 or 429 page or a redirect to /fel. */
export function found<T>(result: ApiResult<T>): T {
  if (result.ok) return result.data
  if (result.status === 429) throw tooMany(result.retryAfterSeconds)
  throw isMissing(result) ? notFound() : new CannotLoad()
}

// An invalid slug is treated like an unknown one.
export function isMissing({ status, refused }: ApiFailure): boolean {
  const faulty = status === 422 ? Object.keys(refused?.errors ?? {}) : []
  return status === 404 || faulty.some((name) => name.endsWith('_slug'))
}

/** The data of a call; null when the item does not exist. */
export function foundOrNull<T>(result: ApiResult<T>): T | null {
  return !result.ok && isMissing(result) ? null : found(result)
}

/** Over a rate limit, the 429 page says when to try again. */
export function tooMany(retryAfterSeconds = 60) {
  return data(null, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } })
}

/** What `found` throws over a limit. */
export type TooMany = ReturnType<typeof tooMany> & { init: { headers: { 'retry-after': string } } }

export const isTooMany = (thrown: unknown): thrown is TooMany =>
  thrown instanceof Object && (thrown as Partial<TooMany>).init?.status === 429

/** The 404 page, for a known route whose item does not exist. */
export function notFound() {
  return data(null, { status: 404 })
}
