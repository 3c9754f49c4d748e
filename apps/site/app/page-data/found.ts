import type { ApiFailure, ApiResult } from '@minikran/contract/api-client'
import { data } from 'react-router'

/** Thrown when a page cannot be loaded at all: `definePage` makes it the way to /fel. */
export class CannotLoad extends Error {}

/** What a page's item must be: its data, else the 404 or 429 page in place, else /fel. */
export function found<T>(result: ApiResult<T>): T {
  if (result.ok) return result.data
  if (result.status === 429) throw tooMany(result)
  throw isMissing(result) ? notFound() : new CannotLoad()
}

// A slug that cannot be one names nothing, as one that is not there.
function isMissing({ status, refused }: ApiFailure): boolean {
  const faulty = status === 422 ? Object.keys(refused?.errors ?? {}) : []
  return status === 404 || faulty.some((name) => name.endsWith('_slug'))
}

/** The same for what a page shows with or without: null when it is missing. */
export function foundOrNull<T>(result: ApiResult<T>): T | null {
  return !result.ok && isMissing(result) ? null : found(result)
}

/** Over a limit the page says so in place, and when to come again: nothing is missing or broken. */
function tooMany({ retryAfterSeconds = 60 }: ApiFailure) {
  return data(null, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } })
}

/** What `found` throws over a limit. */
export type TooMany = ReturnType<typeof tooMany> & { init: { headers: { 'retry-after': string } } }

export const isTooMany = (thrown: unknown): thrown is TooMany =>
  thrown instanceof Object && (thrown as Partial<TooMany>).init?.status === 429

/** Thrown by a load function: the 404 page in place, for a known route whose item is missing. */
export function notFound() {
  return data(null, { status: 404 })
}
