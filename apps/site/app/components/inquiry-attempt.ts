import type { ApiClient } from '@minikran/contract/api-client'
import type { FormChallenge } from '@minikran/contract/forms'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { PriceType } from '@minikran/domain/pricing/price-type'
import { inquiryBody } from './inquiry-body.ts'
import { checkInquiry } from './inquiry-check.ts'
import { clearDraft, type DraftStorage, loadDraft, saveDraft } from './inquiry-draft.ts'
import { type InquiryFault, inquiryFaults } from './inquiry-faults.ts'
import { pendingFor } from './inquiry-pending.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { sendInquiry, waitOutLeastTime } from './inquiry-send.ts'
import type { InquiryValues } from './inquiry-values.ts'

export type Attempt =
  | { kind: 'sent'; caseNumber: string }
  /** `needsQuestion`: the sum question was the fault, so there has to be a new one. */
  | { kind: 'faulty'; faults: InquiryFault[]; needsQuestion: boolean }
  | { kind: 'busy' }
  | { kind: 'failed' }

export type AttemptContext = {
  api: Pick<ApiClient, 'makeInquery'>
  storage: DraftStorage
  product: InquiryProduct | null
  locale: Locale
  priceType: PriceType
  challenge: FormChallenge | null
  /** When the browser got the question. */
  askedAtMs: number
  /** The chosen depot's, for the sentences. */
  city: string | null
  nowMs: number
}

/**
 * One press of the button: checked, sent under a key that a repeat keeps until there is an answer,
 * and remembered until then (readings 2 and 16, contract §2).
 */
export async function attemptInquiry(
  { values, website }: { values: InquiryValues; website: string },
  context: AttemptContext,
): Promise<Attempt> {
  const { api, storage, city, nowMs, challenge, askedAtMs } = context
  const faults = checkInquiry(values, {
    ...context,
    isSumRight: isSumRightFor(challenge),
  })
  if (faults.length > 0) return { kind: 'faulty', faults, needsQuestion: false }
  const now = new Date(nowMs).toISOString()
  const body = inquiryBody(values, { ...context, now, website })
  const pending = pendingFor(loadDraft(storage), body)
  saveDraft(storage, { values, pending })
  if (challenge !== null) await waitOutLeastTime(askedAtMs, nowMs)
  const outcome = await sendInquiry(api, pending)
  if (outcome.kind === 'refused') {
    saveDraft(storage, { values, pending: null })
    const refused = inquiryFaults(outcome.errors, { values, city })
    return { kind: 'faulty', faults: refused, needsQuestion: needsQuestion(outcome.errors) }
  }
  if (outcome.kind === 'sent') clearDraft(storage)
  return outcome
}

// The question belongs to the token: when either is refused, both have to be new.
const needsQuestion = ({ sum, form_token }: Record<string, string[]>) =>
  sum !== undefined || form_token !== undefined

/** Whether a typed sum answers the question; without a question everything does. */
export const isSumRightFor = (challenge: FormChallenge | null) => (typed: string) =>
  challenge === null || (typed !== '' && Number(typed) === challenge.x + challenge.y)
