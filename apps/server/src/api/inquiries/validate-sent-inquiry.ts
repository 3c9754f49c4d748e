import type { HoursDetail } from '@minikran/contract/forms'
import type { InquiryBody } from '@minikran/contract/inquiries'
import { distanceKm } from '@minikran/domain/geography/distance'
import { placeOfPostalCode } from '@minikran/domain/geography/postal-areas'
import { type HoursOf, hoursOn } from '@minikran/domain/opening-hours/active-hours'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { parseLocalDateTime } from '@minikran/domain/primitives/local-date'
import { type Inquiry, validateInquiry } from '@minikran/domain/validation/inquiry-form'
import { type SentLine, sentLines } from '@minikran/domain/validation/inquiry-lines'
import { readId } from '@minikran/domain/validation/read-id'
import type { Database } from '../../database/client.ts'
import { listHoursSets } from '../../database/hours-sets.ts'
import type { SentFields } from '../calls/validate.ts'
import type { FieldFaults, ValidatedForm } from '../cases/case-form-call.ts'
import { type AnsweringDepot, findDepot } from '../cases/find-depot.ts'
import { priceTypeOf } from '../cases/price-type-of.ts'
import { ruleKeys } from '../cases/rule-keys.ts'
import { findProducts, type InquiryProduct } from './inquiries.queries.ts'

/** A valid inquiry with what its lines name. */
export type InquiryContent = {
  inquiry: Inquiry
  body: InquiryBody
  products: Map<number, InquiryProduct>
  /** From the depot to where the machines are driven. */
  distanceKm: number | null
}

type Services = { db: Database; now: () => number }

/** Every rule of the inquiry's fields at once. */
export async function validateSentInquiry(
  { db, now }: Services,
  { fields, body }: SentFields<InquiryBody>,
  cookies: string | null,
): Promise<ValidatedForm<InquiryContent>> {
  const priceType = priceTypeOf(fields, cookies)
  const depotId = idIn(fields['depot_id'])
  const lines = sentLines(fields)
  const [depot, products, hoursSets] = await Promise.all([
    depotId === null ? null : findDepot(db, depotId),
    findProducts(db, lines.flatMap(productIdOf)),
    listHoursSets(db),
  ])
  const form = validateInquiry(fields, { nowMs: now(), priceType, hoursSets })
  const errors: FieldFaults = form.ok ? {} : ruleKeys(form.errors)
  if (depotId !== null && depot === null) errors['depot_id'] = ['notFound']
  for (const line of lines) {
    const isKnown = productIdOf(line).every((id) => products.has(id))
    if (!isKnown) errors[`${line.prefix}prod_id`] = ['notFound']
  }
  const isFaulty = Object.keys(errors).length > 0
  if (!form.ok || body === null || depot === null || isFaulty) {
    if (depot === null) return { ok: false, errors }
    const hours = { sets: hoursSets, depotId }
    const details = hoursDetails({ errors, lines, depot: depot.corp_city, hours })
    return { ok: false, errors, ...(Object.keys(details).length > 0 && { details }) }
  }
  const facts = {
    ...factsOf(form.inquiry, { depot, products, priceType }),
    uploadIds: body.uploads ?? [],
  }
  const distance = distanceFrom(depot, form.inquiry.delivery)
  const content = { inquiry: form.inquiry, body, products, distanceKm: distance }
  return { ok: true, facts, content }
}

function productIdOf({ input: { prod_id } }: SentLine): number[] {
  const id = idIn(prod_id)
  return id === null ? [] : [id]
}

/** Null: absent, or the rules refuse it. */
function idIn(raw: unknown): number | null {
  const id = readId(raw)
  return typeof id === 'number' ? id : null
}

function distanceFrom(depot: AnsweringDepot, delivery: Inquiry['delivery']): number | null {
  const place = delivery && placeOfPostalCode(delivery.zip)
  if (place === null) return null
  return Math.round(distanceKm({ lat: depot.corp_lat, lng: depot.corp_lng }, place))
}

type Named = {
  depot: AnsweringDepot
  products: InquiryContent['products']
  priceType: PriceTypeChoice
}

function factsOf(inquiry: Inquiry, { depot, products, priceType }: Named) {
  const { company, firstname, lastname, email, phone } = inquiry
  return {
    sender: { company, firstname, lastname, email, phone },
    priceType,
    depotId: depot.id,
    answeredBy: depot.email_address,
    productIds: [...products.keys()],
  }
}

const hoursRules = ['closed', 'early', 'late'] as const
const timeFields = ['pickup_at', 'return_at'] as const

type CheckedLines = {
  errors: FieldFaults
  lines: readonly SentLine[]
  depot: string
  hours: HoursOf
}

/** For each time at which the depot is not open: the hours of that day. */
function hoursDetails({ errors, lines, depot, hours }: CheckedLines): Record<string, HoursDetail> {
  const details: Record<string, HoursDetail> = {}
  for (const { input, prefix } of lines) {
    for (const field of timeFields) {
      const reason = hoursRules.find((rule) => errors[`${prefix}${field}`]?.includes(rule))
      const raw = input[field]
      const at = typeof raw === 'string' ? parseLocalDateTime(raw.trim()) : null
      if (reason === undefined || at === null) continue
      const day = hoursOn(hours, at.date)
      const { from: open, to: close } = day.kind === 'open' ? day : { from: null, to: null }
      details[`${prefix}${field}`] = { depot, open, close, reason }
    }
  }
  return details
}
