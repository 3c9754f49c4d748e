import type { ApiResult } from '@minikran/contract/api-client'
import { data } from 'react-router'

/** Thrown when a page cannot be loaded at all: `definePage` makes it the way to /fel. */
export class CannotLoad extends Error {}

/** What a page's item must be: its data, else the 404 page in place, else /fel (reading 1, §8). */
export function found<T>(result: ApiResult<T>): T {
  if (result.ok) return result.data
  throw result.status === 404 ? notFound() : new CannotLoad()
}

/** The same for what a page shows with or without: null when it is missing. */
export function foundOrNull<T>(result: ApiResult<T>): T | null {
  return !result.ok && result.status === 404 ? null : found(result)
}

/** Thrown by a load function: the 404 page in place, for a known route whose item is missing. */
export function notFound() {
  return data(null, { status: 404 })
}
