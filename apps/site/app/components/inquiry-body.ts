import type { FormChallenge } from '@minikran/contract/forms'
import type { InquiryBody } from '@minikran/contract/inquiries'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import type { InquiryProduct } from './inquiry-product.ts'
import { type InquiryValues, inquiryInput } from './inquiry-values.ts'

export type InquiryContext = {
  /** Null: a general inquiry. */
  product: InquiryProduct | null
  locale: Locale
  priceType: PriceTypeChoice
  challenge: Pick<FormChallenge, 'form_token'> | null
  /** ISO 8601, stored and never judged (contract §2). */
  now: string
  /** The honeypot's content; people leave it empty. */
  website: string
}

/** The body of `makeInquery` (specification §7). */
export function inquiryBody(values: InquiryValues, context: InquiryContext): InquiryBody {
  const { product, locale, priceType, challenge, now, website } = context
  const { depot_id, ...texts } = inquiryInput(values)
  const depotId = Number(depot_id)
  return {
    ...texts,
    depot_id: Number.isInteger(depotId) && depotId > 0 ? depotId : null,
    now,
    lang: locale,
    price_type: priceType,
    ...product?.fields,
    ...(challenge !== null && {
      form_token: challenge.form_token,
      sum: values.sum.trim(),
      website,
    }),
  }
}

/** Whether two bodies ask for the same: only then may the second repeat the first one's key. */
export function isSameInquiry(one: InquiryBody, other: InquiryBody): boolean {
  const asked = (body: InquiryBody) =>
    JSON.stringify(
      Object.entries(body)
        .filter(([name]) => !['now', 'form_token', 'sum', 'website'].includes(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return asked(one) === asked(other)
}
