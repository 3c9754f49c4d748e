import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { validateInquiry } from '@minikran/domain/validation/inquiry-form'
import { type InquiryFault, inquiryFaults } from './inquiry-faults.ts'
import { type InquiryValues, inquiryInput } from './inquiry-values.ts'

export type InquiryCheckContext = {
  nowMs: number
  priceType: PriceTypeChoice
  city: string | null
  /** As far as it can be told before the API is asked. */
  isSumRight: (typed: string) => boolean
}

/** The server's rules, asked before sending (reading 16); hours and token are left to the server. */
export function checkInquiry(values: InquiryValues, context: InquiryCheckContext): InquiryFault[] {
  const { nowMs, priceType, city, isSumRight } = context
  const result = validateInquiry(inquiryInput(values), { nowMs, priceType })
  const errors = {
    ...(result.ok ? {} : result.errors),
    ...(!isSumRight(values.sum.trim()) && { sum: ['sum'] }),
  }
  return inquiryFaults(errors, { values, city })
}
