import { liftQuery } from '../crane-selection/lift-address.ts'
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
export function inquiryLiftQuery(requested: RequestedLift): string {
  return liftQuery(requested).replace('q=', 'lyft=')
}
