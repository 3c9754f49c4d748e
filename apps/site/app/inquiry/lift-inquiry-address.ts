import type { Locale } from '@minikran/domain/catalogue/product-path'
import { liftQuery } from '../crane-selection/lift-address.ts'
import { type CarriedLift, liftMessage } from '../crane-selection/lift-message.ts'
import type { AskedLift } from '../crane-selection/lift-values.ts'
import { inquiryAddress } from './inquiry-address.ts'

/** The inquiry form about machines with the visitor's lift, `lyft=h_r_w`, for its message. */
export function liftInquiryAddress(slugs: readonly string[], asked: AskedLift | null): string {
  const address = inquiryAddress(...slugs)
  return asked === null ? address : `${address}&${carriedQuery(asked)}`
}

/** `lyft=h_r_w` and the extra weight, as the inquiry's address carries them. */
function carriedQuery(asked: AskedLift): string {
  return liftQuery(asked).replace('q=', 'lyft=')
}

/** The lift as the inquiry carries it: in its address, and in the words of its message. */
export function carryLift(asked: AskedLift, locale: Locale): CarriedLift {
  return { query: carriedQuery(asked), message: liftMessage(asked, locale) }
}
