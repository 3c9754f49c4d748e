import type { ApiClient } from '@minikran/contract/api-client'
import type { InquiryBody } from '@minikran/contract/inquiries'

/** `refused`: rule keys by field. `failed`: no answer, or none that the visitor can do anything about. */
export type SendOutcome =
  | { kind: 'sent'; caseNumber: string }
  | { kind: 'refused'; errors: Record<string, string[]> }
  | { kind: 'busy' }
  | { kind: 'failed' }

type Pending = { body: InquiryBody; key: string }

/** The server's least time for a form that people fill in, and a little more. */
const leastTimeMs = 2_200

/** Waits until nobody can be too fast who got the sum question at `askedAtMs`. */
export async function waitOutLeastTime(askedAtMs: number, nowMs: number): Promise<void> {
  const restMs = askedAtMs + leastTimeMs - nowMs
  if (restMs > 0) await pause(restMs)
}

/**
 * Sends an inquiry under its idempotency key; the same for the page's action and the dialog.
 * A form without script does not know when it was asked: too fast, it is sent once more.
 */
export async function sendInquiry(
  api: Pick<ApiClient, 'makeInquery'>,
  pending: Pending,
): Promise<SendOutcome> {
  const first = await sendOnce(api, pending)
  if (first.kind !== 'refused' || !isOnlyTooFast(first.errors)) return first
  await pause(leastTimeMs)
  return sendOnce(api, pending)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isOnlyTooFast = ({ form_token, ...others }: Record<string, string[]>) =>
  form_token?.join() === 'tooFast' && Object.keys(others).length === 0

async function sendOnce(
  api: Pick<ApiClient, 'makeInquery'>,
  { body, key }: Pending,
): Promise<SendOutcome> {
  const result = await api.makeInquery(body, key)
  if (result.ok) return { kind: 'sent', caseNumber: result.data.case_number }
  if (result.refused !== null) return { kind: 'refused', errors: result.refused.errors }
  return { kind: result.status === 429 ? 'busy' : 'failed' }
}
