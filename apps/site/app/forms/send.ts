import type { ApiResult } from '@minikran/contract/send-call'
import { leastFormTimeMs } from '@minikran/domain/validation/form-times'
import type { Pending } from './draft.ts'

/** `refused`: rule keys by field. `failed`: no answer, or an error that the visitor cannot correct. */
export type SendOutcome<Answer> =
  | { kind: 'sent'; answer: Answer }
  | { kind: 'refused'; errors: Record<string, string[]> }
  /** `waitSeconds`: how long to wait, if the answer contains it. */
  | { kind: 'busy'; waitSeconds: number | undefined }
  | { kind: 'failed' }

type Send<Body, Answer> = (body: Body, key: string) => Promise<ApiResult<Answer>>

type Times = { sinceAskedMs: number; leastTimeMs: number }

/** Waits until the least time for answering the sum question has passed. */
export async function waitOutLeastTime({ sinceAskedMs, leastTimeMs }: Times): Promise<void> {
  const restMs = leastTimeMs - sinceAskedMs
  if (restMs > 0) await pause(restMs)
}

/**
 * Sends a form with its idempotency key. A form without script cannot wait out the least time, so
 * one that is refused as too fast is sent once more.
 */
export async function sendForm<Body, Answer>(
  send: Send<Body, Answer>,
  pending: Pending<Body>,
): Promise<SendOutcome<Answer>> {
  const first = await sendOnce(send, pending)
  if (first.kind !== 'refused' || !isOnlyTooFast(first.errors)) return first
  await pause(leastFormTimeMs)
  return sendOnce(send, pending)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isOnlyTooFast = ({ form_token, ...others }: Record<string, string[]>) =>
  form_token?.join() === 'tooFast' && Object.keys(others).length === 0

async function sendOnce<Body, Answer>(
  send: Send<Body, Answer>,
  { body, key }: Pending<Body>,
): Promise<SendOutcome<Answer>> {
  const result = await send(body, key)
  if (result.ok) return { kind: 'sent', answer: result.data }
  if (result.refused !== null) return { kind: 'refused', errors: result.refused.errors }
  if (result.status !== 429) return { kind: 'failed' }
  return { kind: 'busy', waitSeconds: result.retryAfterSeconds }
}
