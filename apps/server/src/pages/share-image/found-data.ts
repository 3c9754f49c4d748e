import type { ApiResult } from '@minikran/contract/send-call'

/**
 * The data of a call; null when the public has no such item. Any other failure ends in 503: other sites
 * keep a shared picture for months, even an incomplete one.
 */
export function foundData<Data>(answer: ApiResult<Data>): Data | null {
  if (answer.ok) return answer.data
  if (answer.status === 404 || answer.status === 422) return null
  // PostgreSQL's code for a server that is starting.
  throw Object.assign(new Error(`A picture's call answered ${answer.status}`), { code: '57P03' })
}
