import type { InquiryBody } from '@minikran/contract/inquiries'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { type Inquiry, validateInquiry } from '@minikran/domain/validation/inquiry-form'
import type { Database } from '../../database/client.ts'
import { listHoursSets } from '../../database/hours-sets.ts'
import type { GetSecret } from '../../database/secrets.ts'
import { judgeChallenge } from './form-challenge.ts'
import {
  findDepot,
  findProduct,
  type InquiryDepot,
  type InquiryProduct,
} from './inquiries.queries.ts'

type Services = { db: Database; getSecret: GetSecret; now: () => number }
type Errors = Record<string, string[]>

export type Judged =
  | { ok: true; inquiry: Inquiry; depot: InquiryDepot; product: InquiryProduct | null }
  | { ok: false; errors: Errors }

/** Every rule of the inquiry at once (specification §5, readings 16-19), as rule keys by field. */
export async function judgeInquiry(
  { db, getSecret, now }: Services,
  body: InquiryBody,
  priceType: PriceTypeChoice,
): Promise<Judged> {
  const nowMs = now()
  const depotId = body.depot_id ?? null
  const productId = body.prod_id ?? null
  const [depot, product, hoursSets] = await Promise.all([
    depotId === null ? null : findDepot(db, depotId),
    productId === null ? null : findProduct(db, productId),
    listHoursSets(db),
  ])
  const form = validateInquiry(body, { nowMs, priceType, hoursSets })
  const errors: Errors = {
    ...(form.ok ? {} : ruleKeys(form.errors)),
    ...(await challengeErrors(body, { getSecret, nowMs })),
  }
  if (depotId !== null && depot === null) errors['depot_id'] = ['notFound']
  if (productId !== null && product === null) errors['prod_id'] = ['notFound']
  if (!form.ok || depot === null || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, inquiry: form.inquiry, depot, product }
}

function ruleKeys(errors: Partial<Record<string, { rule: string }[]>>): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, found]) => [field, (found ?? []).map(({ rule }) => rule)]),
  )
}

// Contract §2: only requests that carry the form's token are judged by sum, honeypot and time.
async function challengeErrors(
  { form_token, sum = null, website = null }: InquiryBody,
  { getSecret, nowMs }: { getSecret: GetSecret; nowMs: number },
): Promise<Errors> {
  if (!form_token) return {}
  const secret = await getSecret('form-token')
  return judgeChallenge({ form_token, sum, website }, { secret, nowMs })
}
