import { keyIn } from '@minikran/contract/idempotency-key'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { data, redirect } from 'react-router'
import { typedFields } from '../components/typed-fields.ts'
import { readForm } from '../page-data/read-form.ts'
import type { SiteContext } from '../page-data/site-context.ts'
import type { CaseAnswer, CaseForm, Values } from './case-form.ts'
import { checkForm, sumIn } from './check-form.ts'
import type { BrokenRules, FieldFault } from './faults.ts'
import type { PostedForm, SendProblem } from './form-state.ts'
import { priceTypeIn } from './price-type-in.ts'
import { readValues } from './read-values.ts'
import { sendForm } from './send.ts'

type Posted<Field extends string, Body, Answer extends CaseAnswer> = {
  request: Request
  site: SiteContext
  fields: readonly Field[]
  /** The form for the typed values, with the rules of the price type. */
  formFor: (
    values: Values<Field>,
    priceType: PriceTypeChoice,
  ) => Promise<CaseForm<Field, Body, Answer>>
  /** Parameters of the confirming address besides the case number. */
  confirm?: (answer: Answer) => Record<string, string>
  /** Stores uploaded files, puts their ids into the form, and returns broken rules. */
  takeFiles?: (sent: FormData) => Promise<BrokenRules>
}

/**
 * Handles a form sent without script, with the same check and body as in the browser. Visitors
 * answer a sum question; a form without its token is shown again with a new one.
 */
export async function postForm<Field extends string, Body, Answer extends CaseAnswer>({
  request,
  site,
  fields,
  formFor,
  confirm,
  takeFiles,
}: Posted<Field, Body, Answer>) {
  const sent = await readForm(request)
  const brokenFiles = (await takeFiles?.(sent)) ?? {}
  const values = readValues(fields, sent)
  const { key, price_type, form_token, website } = typedFields(sharedFields, sent)
  const form = await formFor(values, priceTypeIn(price_type) || site.settings.priceType)
  const hasQuestion = site.session.user === null
  const typedFaults = checkForm(form, values, {
    nowMs: Date.now(),
    isSumRight: (typed) => !hasQuestion || typed !== '',
  })
  // An empty sum is a fault already.
  const isExpired = hasQuestion && form_token === '' && sumIn(values) !== ''
  const broken = { ...brokenFiles, ...(isExpired && expired) }
  const faults = [...typedFaults, ...form.faultsIn(broken, values)]
  if (faults.length > 0) return refused(values, faults)
  const body = form.body(values, {
    now: new Date().toISOString(),
    lang: site.locale,
    ...(hasQuestion && { form_token, sum: sumIn(values), website }),
  })
  const outcome = await sendForm(form.send, { body, key: keyIn(key) })
  switch (outcome.kind) {
    case 'sent':
      return confirmation(request, outcome.answer.case_number, confirm?.(outcome.answer))
    case 'refused':
      return refused(values, form.faultsIn(outcome.errors, values))
    case 'busy':
      return unsent(values, 'busy', outcome.waitSeconds)
    case 'failed':
      return unsent(values, 'failed')
    default:
      return unreachable(outcome)
  }
}

const expired: BrokenRules = { form_token: ['expired'] }
const sharedFields = ['key', 'price_type', 'form_token', 'website'] as const

// A redirect, so that a reload does not post the form again.
function confirmation(request: Request, caseNumber: string, more: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('skickad', caseNumber)
  for (const [name, text] of Object.entries(more)) searchParams.set(name, text)
  return redirect(`${pathname}?${searchParams}`, { status: 303 })
}

const refused = <Field extends string>(values: Values<Field>, faults: FieldFault<Field>[]) =>
  data({ values, faults, problem: null } satisfies PostedForm<Field>, { status: 422 })

// Not a redirect to /fel: without script, only this answer can keep what was typed.
const unsent = <Field extends string>(
  values: Values<Field>,
  problem: SendProblem,
  waitSeconds?: number,
) =>
  data({ values, faults: [], problem, waitSeconds } satisfies PostedForm<Field>, {
    status: problem === 'busy' ? 429 : 503,
  })
