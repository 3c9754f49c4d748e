import type { ApiClient } from '@minikran/contract/api-client'
import type { InquiryAnswer, InquiryBody } from '@minikran/contract/inquiries'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { validateInquiry } from '@minikran/domain/validation/inquiry-form'
import type { CaseForm } from '../forms/case-form.ts'
import { idsIn } from '../forms/pictures/picture.ts'
import type { AskedProduct } from './asked-product.ts'
import { inquiryFaults } from './inquiry-faults.ts'
import { type InquiryField, inquiryFields, inquiryInput } from './inquiry-values.ts'

type Asked = {
  api: Pick<ApiClient, 'makeInquery'>
  /** Null: a general inquiry. */
  product: AskedProduct | null
  priceType: PriceTypeChoice
  /** The chosen depot's, for the sentences. */
  city: string | null
}

// Hours depend on the depot, and a return on its pickup.
const pickup = ['depot_id', 'pickup_date', 'pickup_time'] as const
const returned = [...pickup, 'return_date', 'return_time'] as const

/** The inquiry as a form that becomes a case (specification §7). */
export function inquiryCase({
  api,
  product,
  priceType,
  city,
}: Asked): CaseForm<InquiryField, InquiryBody, InquiryAnswer['data']> {
  return {
    fields: inquiryFields,
    check(values, nowMs) {
      const result = validateInquiry(inquiryInput(values), { nowMs, priceType })
      return result.ok ? {} : result.errors
    },
    faultsIn: (broken, values) => inquiryFaults(broken, { values, city }),
    dependsOn: {
      pickup_date: pickup,
      pickup_time: pickup,
      return_date: returned,
      return_time: returned,
    },
    body(values, shared) {
      const { depot_id, ...texts } = inquiryInput(values)
      const depotId = Number(depot_id)
      return {
        ...texts,
        depot_id: Number.isInteger(depotId) && depotId > 0 ? depotId : null,
        price_type: priceType,
        uploads: idsIn(values.uploads),
        ...product?.fields,
        ...shared,
      }
    },
    send: (body, key) => api.makeInquery(body, key),
  }
}
