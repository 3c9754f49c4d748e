import type { ApiFailure } from '@minikran/contract/send-call'
import { data } from 'react-router'
import { tooMany } from '../page-data/found.ts'

/** The address of a page with a mailed link contains a secret: no referrer, no caching. */
export const secretHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** The answer to the use of a mailed link that the API refuses: it works no more, or all fails. */
export function refusedLink(failure: ApiFailure) {
  if (failure.status === 429) throw tooMany(failure.retryAfterSeconds)
  return failure.status === 404 || failure.status === 422
    ? data({ kind: 'deadLink' as const }, { status: 404 })
    : data({ kind: 'failed' as const }, { status: 503 })
}
