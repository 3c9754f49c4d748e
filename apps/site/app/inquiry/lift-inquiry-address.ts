import type { Locale } from '@minikran/domain/catalogue/product-path'
import { liftQuery } from '../crane-selection/lift-address.ts'
import { type InquiryLift, liftMessage } from '../crane-selection/lift-message.ts'
import type { RequestedLift } from '../crane-selection/lift-values.ts'
import { inquiryAddress, withQuery } from './inquiry-address.ts'

/** The address of the inquiry form with machines and a lift, `lyft=h_r_w`. */
export function liftInquiryAddress(
  slugs: readonly string[],
  requested: RequestedLift | null,
): string {
  const address = inquiryAddress(...slugs)
  return requested === null ? address : withQuery(address, inquiryLiftQuery(requested))
}

/** `lyft=h_r_w` and the extra weight, as query. */
function inquiryLiftQuery(requested: RequestedLift): string {
  return liftQuery(requested).replace('q=', 'lyft=')
}

/** The lift for an inquiry: as query and as text. */
export function inquiryLift(requested: RequestedLift, locale: Locale): InquiryLift {
  return { query: inquiryLiftQuery(requested), message: liftMessage(requested, locale) }
}
