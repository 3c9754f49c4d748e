import type { FormClient } from '@minikran/contract/form-client'
import type { InquiryAnswer, InquiryBody } from '@minikran/contract/inquiries'
import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { validateInquiry } from '@minikran/domain/validation/inquiry-form'
import { inquiryLiftIn, liftMessage } from '../crane-selection/lift-message.ts'
import type { CaseForm } from '../forms/case-form.ts'
import { priceTypeDependsOn } from '../forms/check-form.ts'
import { idsIn } from '../forms/pictures/picture.ts'
import { inquiryFaults } from './inquiry-faults.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import {
  type InquiryField,
  type InquiryValues,
  inquiryFields,
  inquiryInput,
  lineName,
} from './inquiry-values.ts'

type Options = {
  forms: Pick<FormClient, 'makeInquery'>
  /** The requested machines, first one first; none for a general inquiry. */
  products: readonly InquiryProduct[]
  priceType: PriceTypeChoice
  /** The query of the lift plan to send. */
  plan: string | null
  /** The city of the chosen depot, for messages. */
  city: string | null
  /** Without script the hours are not shown beside the times, so messages name them. */
  hoursSets?: readonly HoursSet[] | undefined
}

/** The inquiry as a `CaseForm`. */
export function inquiryCase({
  forms,
  products,
  priceType,
  plan,
  city,
  hoursSets,
}: Options): CaseForm<InquiryField, InquiryBody, InquiryAnswer['data']> {
  const slugs = products.map(({ slug }) => slug)
  const machines = products.map(({ slug, fields }) => ({ slug, prod_id: fields.prod_id }))
  return {
    fields: inquiryFields(slugs),
    check(values, nowMs) {
      const context = { nowMs, priceType, ...(hoursSets !== undefined && { hoursSets }) }
      const result = validateInquiry(inquiryInput(values, machines), context)
      return result.ok ? {} : result.errors
    },
    faultsIn: (broken, values) => inquiryFaults(broken, { values, slugs, city }),
    dependsOn: {
      ...dependenciesOf(slugs),
      ...priceTypeDependsOn,
      delivery_address: ['deliver', 'delivery_address'],
      delivery_zip: ['deliver', 'delivery_zip'],
    },
    body(values, shared) {
      const { depot_id, prod_id: _, ...texts } = inquiryInput(values, machines)
      const depotId = Number(depot_id)
      return {
        ...texts,
        depot_id: Number.isInteger(depotId) && depotId > 0 ? depotId : null,
        price_type: priceType,
        uploads: idsIn(values.uploads),
        ...liftIn(values),
        ...(plan !== null && { lift_plan: plan }),
        ...products[0]?.fields,
        ...shared,
      }
    },
    send: (body, key) => forms.makeInquery(body, key),
  }
}

/** The lift, as long as the message contains its text. */
function liftIn({ lift, inquiry_text }: InquiryValues): Pick<InquiryBody, 'lift'> {
  const requested = inquiryLiftIn(new URLSearchParams(lift))
  // A draft may be in the other language.
  const isSaid =
    requested !== null &&
    (['sv', 'en'] as const).some((locale) => inquiry_text.includes(liftMessage(requested, locale)))
  return isSaid ? { lift: { ...requested.load, extra: requested.extra } } : {}
}

const pickup = ['pickup_date', 'pickup_time'] as const
const both = [...pickup, 'return_date', 'return_time'] as const

// Hours depend on the depot, the return on the pickup, and a machine's times on the form's.
function dependenciesOf(slugs: readonly string[]) {
  const entries = both.flatMap((field) => {
    const times = field.startsWith('pickup') ? pickup : both
    const ofForm: InquiryField[] = ['depot_id', ...times]
    const ofLines = slugs.map((slug) => {
      const own = times.map((time) => lineName(slug, time))
      return [lineName(slug, field), [...ofForm, ...own]] as const
    })
    return [[field, ofForm] as const, ...ofLines]
  })
  return Object.fromEntries<readonly InquiryField[]>(entries)
}
