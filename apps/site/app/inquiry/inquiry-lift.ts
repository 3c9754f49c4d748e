import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type InquiryLift, liftMessage } from '../crane-selection/lift-message.ts'
import type { RequestedLift } from '../crane-selection/lift-values.ts'
import { inquiryLiftQuery } from './lift-inquiry-address.ts'

/** The lift for an inquiry: as query and as text. */
export function inquiryLift(requested: RequestedLift, locale: Locale): InquiryLift {
  return { query: inquiryLiftQuery(requested), message: liftMessage(requested, locale) }
}
