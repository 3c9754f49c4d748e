import type { ApiClient } from '@minikran/contract/api-client'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { inquiryBody } from '../../components/inquiry-body.ts'
import { checkInquiry } from '../../components/inquiry-check.ts'
import { type InquiryFault, inquiryFaults } from '../../components/inquiry-faults.ts'
import { newKey } from '../../components/inquiry-key.ts'
import { inquiryProduct } from '../../components/inquiry-product.ts'
import { sendInquiry } from '../../components/inquiry-send.ts'
import type { InquiryProblem, PostedInquiry } from '../../components/inquiry-state.ts'
import { type InquiryValues, readInquiryForm } from '../../components/inquiry-values.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'

/** The form sent without script: the same check, body and answers as with it (contract §3). */
export async function postInquiry({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request)
  const values = readInquiryForm(form)
  const priceType = priceTypeIn(form) || site.settings.priceType
  const city = await cityOf(site.api, values.depot_id)
  const faults = checkInquiry(values, {
    nowMs: Date.now(),
    priceType,
    city,
    isSumRight: (typed) => !form.has('form_token') || typed !== '',
  })
  if (faults.length > 0) return refused(values, faults)
  const slug = new URL(request.url).searchParams.get('produkt') ?? ''
  const product =
    slug === '' ? null : await site.api.getProductObj({ product_slug: slug, no_count: '1' })
  const body = inquiryBody(values, {
    product: product?.ok ? inquiryProduct(product.data, site.locale) : null,
    locale: site.locale,
    priceType,
    challenge: form.has('form_token') ? { form_token: textOf(form, 'form_token') } : null,
    now: new Date().toISOString(),
    website: textOf(form, 'website'),
  })
  const outcome = await sendInquiry(site.api, { body, key: keyIn(form) })
  switch (outcome.kind) {
    case 'sent':
      return confirmation(request, outcome.caseNumber)
    case 'refused':
      return refused(values, inquiryFaults(outcome.errors, { values, city }))
    case 'busy':
      return unsent(values, 'busy')
    case 'failed':
      return unsent(values, 'failed')
    default:
      return unreachable(outcome)
  }
}

// An address of its own: a reload of it posts nothing again.
function confirmation(request: Request, caseNumber: string) {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('skickad', caseNumber)
  return redirect(`${pathname}?${searchParams}`, { status: 303 })
}

const refused = (values: InquiryValues, faults: InquiryFault[]) =>
  data({ values, faults, problem: null } satisfies PostedInquiry, { status: 422 })

// Without script nothing but this answer can keep what was typed, so it is no redirect to /fel.
const unsent = (values: InquiryValues, problem: InquiryProblem) =>
  data({ values, faults: [], problem } satisfies PostedInquiry, {
    status: problem === 'busy' ? 429 : 503,
  })

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function priceTypeIn(form: FormData): PriceTypeChoice {
  const value = textOf(form, 'price_type')
  return value === '1' || value === '2' ? value : ''
}

// Made by the page; a form without one is a form of its own.
function keyIn(form: FormData): string {
  const key = textOf(form, 'key')
  return /^[\da-f]{32}$/.test(key) ? key : newKey()
}

async function cityOf(api: ApiClient, depotId: string): Promise<string | null> {
  const depots = await api.getDepotsArr()
  if (!depots.ok) return null
  return depots.data.find(({ id }) => String(id) === depotId)?.corp_city ?? null
}
