import type { Locale } from '@minikran/domain/catalogue/product-path'
import { liftQuery } from '../crane-selection/lift-address.ts'
import { type InquiryLift, liftMessage } from '../crane-selection/lift-message.ts'
import type { RequestedLift } from '../crane-selection/lift-values.ts'
import { inquiryAddress } from './inquiry-address.ts'

/** The inquiry form about machines with the visitor's lift, `lyft=h_r_w`, for its message. */
export function liftInquiryAddress(
  slugs: readonly string[],
  requested: RequestedLift | null,
): string {
  const address = inquiryAddress(...slugs)
  return requested === null ? address : `${address}&${inquiryLiftQuery(requested)}`
}

/** `lyft=h_r_w` and the extra weight, as the inquiry's address carries them. */
function inquiryLiftQuery(requested: RequestedLift): string {
  return liftQuery(requested).replace('q=', 'lyft=')
}

/** The lift as the inquiry carries it: in its address, and in the words of its message. */
export function inquiryLift(requested: RequestedLift, locale: Locale): InquiryLift {
  return { query: inquiryLiftQuery(requested), message: liftMessage(requested, locale) }
}
