import type { ApiResult } from '@minikran/contract/api-client'
import { emailFault } from './email-fault.ts'

/** What asking for a mail with a link came to; `sent` says nothing of whether an account exists. */
export type LinkRequest = {
  kind: 'sent' | 'input' | 'tooMany' | 'failed'
  status: number
  address: string
  fault?: string | undefined
  seconds?: number | undefined
}

/** Checks the address before asking the API, and reads its answer. */
export async function requestLink(
  address: string,
  ask: () => Promise<ApiResult<unknown>>,
): Promise<LinkRequest> {
  const fault = emailFault(address)
  if (fault !== undefined) return { kind: 'input', status: 422, address, fault }
  const answer = await ask()
  if (answer.ok) return { kind: 'sent', status: 200, address: address.trim() }
  if (answer.status === 429) {
    return { kind: 'tooMany', status: 429, address, seconds: answer.retryAfterSeconds }
  }
  return answer.status === 422
    ? { kind: 'input', status: 422, address }
    : { kind: 'failed', status: 503, address }
}
