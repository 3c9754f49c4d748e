import type { Draft, Pending } from './draft.ts'
import { newKey } from './idempotency-key.ts'

/** The unanswered sending of the same form, unchanged, or a new one with a new key. */
export function pendingFor<Body>(draft: Draft | null, body: Body): Pending<Body> {
  const pending = draft?.pending
  return pending && isSameForm(pending.body, body)
    ? { key: pending.key, body: pending.body }
    : { key: newKey(), body }
}

// These differ between two attempts to send the same form.
const attemptFields = ['now', 'form_token', 'sum', 'website']

/** Whether two bodies are the same request; only then may the second use the first one's key. */
function isSameForm<Body>(one: unknown, other: Body): one is Body {
  return requestText(one) === requestText(other)
}

const requestText = (body: unknown) =>
  JSON.stringify(
    Object.entries(body ?? {})
      .filter(([name]) => !attemptFields.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
