import type { FormChallenge } from '@minikran/contract/forms'
import type { InquiryDepot } from './inquiry-depot.ts'
import type { InquiryFault } from './inquiry-faults.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import type { InquiryValues } from './inquiry-values.ts'

/** `email` null: sent without script, whose confirmation is an address without personal data. */
export type SentInquiry = { caseNumber: string; email: string | null }

/** Why a sending came to nothing although nothing typed was wrong. */
export type InquiryProblem = 'busy' | 'failed'

/** What the page's action answered to a form sent without script. */
export type PostedInquiry = {
  values: InquiryValues
  faults: InquiryFault[]
  problem: InquiryProblem | null
}

export type InquiryDialogProps = {
  product: InquiryProduct
  /** The visitor's lift in words, or empty. */
  lift: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export type InquiryFormOptions = {
  product: InquiryProduct | null
  depots: InquiryDepot[]
  challenge: FormChallenge | null
  posted: PostedInquiry | null
  onSent: (sent: SentInquiry) => void
}
