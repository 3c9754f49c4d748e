import type { ApiResult } from '@minikran/contract/send-call'
import { emailFault } from './email-fault.ts'

/** The result of requesting a link by mail; `sent` does not reveal whether an account exists. */
export type LinkRequest = {
  kind: 'sent' | 'input' | 'tooMany' | 'failed'
  status: number
  address: string
  fault?: string | undefined
  seconds?: number | undefined
}

/** Validates the address and requests the link. */
export async function requestLink(
  address: string,
  request: () => Promise<ApiResult<unknown>>,
): Promise<LinkRequest> {
  const fault = emailFault(address)
  if (fault !== undefined) return { kind: 'input', status: 422, address, fault }
  const answer = await request()
  if (answer.ok) return { kind: 'sent', status: 200, address: address.trim() }
  if (answer.status === 429) {
    return { kind: 'tooMany', status: 429, address, seconds: answer.retryAfterSeconds }
  }
  return answer.status === 422
    ? { kind: 'input', status: 422, address }
    : { kind: 'failed', status: 503, address }
}
