import type { InquiryBody } from '@minikran/contract/inquiries'
import { isSameInquiry } from './inquiry-body.ts'
import type { InquiryDraft, PendingInquiry } from './inquiry-draft.ts'
import { newKey } from './inquiry-key.ts'

/** The unanswered sending of the same inquiry, byte for byte, else a new one under a new key. */
export function pendingFor(draft: InquiryDraft | null, body: InquiryBody): PendingInquiry {
  const pending = draft?.pending
  return pending && isSameInquiry(pending.body, body) ? pending : { key: newKey(), body }
}
