import { hash } from 'node:crypto'
import type { SentForm } from '@minikran/contract/forms'
import type { CaseKind } from '@minikran/domain/cases/case-steps'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import type { Transaction } from '../../database/client.ts'
import type { GetSecret } from '../../database/secrets.ts'
import { countUseIn } from '../../http/count-use.ts'
import { limits, type RateLimiter, tooMany, type Verdict } from '../../http/rate-limit.ts'
import { networkOf } from '../../http/visitor-address.ts'
import { type Answer, type Call, type CallContext, formCall } from '../calls/call.ts'
import { countMailTo } from '../calls/count-mail.ts'
import { findStoredAnswer, type StoredAnswer } from '../calls/idempotency.queries.ts'
import { idempotencyKey, usedIdempotencyKey } from '../calls/idempotency-key.ts'
import type { Fields, SentFields } from '../calls/validate.ts'
import type { CaseFormCall, FieldFaults, ValidatedForm } from './case-form-call.ts'
import { isAddressOf, takeFormToken } from './cases.queries.ts'
import { judgeChallenge } from './form-challenge.ts'
import { type ReadyCase, submitCase } from './submit-case.ts'
import type { CaseServices } from './write-message.ts'

export type SendingServices = CaseServices & {
  getSecret: GetSecret
  limiter: RateLimiter
  formLeastTimeMs: number
}

type Received<Body, Content> = {
  form: CaseFormCall<Body & SentForm, Content>
  sent: SentFields<Body & SentForm>
  context: CallContext
  idempotency: ReadyCase['idempotency']
}

/** The call that sends one kind of form: 200 means stored and its mails queued, both durably. */
export function caseCall<Body extends SentForm, Content>(
  services: SendingServices,
  form: CaseFormCall<Body, Content>,
): Call {
  const { path, summary, permission, body: schema, answer } = form
  return formCall({
    path,
    summary,
    permission,
    form: schema,
    answer,
    async handle({ body: sent }, context) {
      const key = idempotencyKey(context.headers)
      if (key === null) return await receive(services, { form, sent, context, idempotency: null })
      const idempotency = { key, bodyHash: bodyHash(form.kind, sent.body ?? sent.fields) }
      const stored = await findStoredAnswer(services.db, key)
      if (stored !== null) return repeatOf(stored, idempotency.bodyHash)
      return await receive(services, { form, sent, context, idempotency })
    },
  })
}

/** Validates and stores a form that was not answered before. */
async function receive<Body, Content>(
  services: SendingServices,
  { form, sent, context, idempotency }: Received<Body, Content>,
): Promise<Answer> {
  const network = networkOf(context.visitor.address)
  const attempt = await services.limiter.consume(limits.inquiryAttempt, network)
  if (!attempt.allowed) return tooMany(attempt)
  const validated = await validate(services, form, { sent, context })
  if (!validated.ok) {
    const { errors, details } = validated
    return { kind: 'refusedForm', errors, ...(details !== undefined && { details }) }
  }
  const { facts, content } = validated
  const { principal } = context
  const isWithoutForm = principal.userId === null && !textIn(sent.fields['form_token'])
  const discountPercent = principal.kind === 'account' ? principal.discountPercent : 0
  const submitted = await submitCase(services, {
    kind: form.kind,
    sent: sent.body ?? {},
    facts,
    account: principal.kind === 'account' ? principal : null,
    idempotency,
    overLimit: (tx) => overLimit(services, tx, { network, isWithoutForm }),
    mayConfirm: (tx) => mayConfirm(services, tx, { principal, email: facts.sender.email }),
    storeContent: (tx, caseId) => {
      const stored = { caseId, discountPercent, userId: principal.userId, network }
      return form.store(tx, stored, content)
    },
  })
  switch (submitted.kind) {
    case 'limited':
      return tooMany(submitted.verdict)
    case 'accepted':
      return { kind: 'stored', body: JSON.stringify(submitted.answer) }
    case 'tokenUsed':
      return { kind: 'refusedForm', errors: { form_token: ['used'] } }
    case 'uploadMissing':
      return { kind: 'refusedForm', errors: { uploads: ['notFound'] } }
    case 'repeated':
      return repeatOf(submitted.stored, idempotency?.bodyHash ?? '')
  }
}

type Sender = {
  network: string
  /** Sent by a program: without the form's sum question. */
  isWithoutForm: boolean
}

/** Counts a form that is no repeat; null: it is within all limits. */
async function overLimit(
  { limiter, getSecret }: SendingServices,
  tx: Transaction,
  { network, isWithoutForm }: Sender,
): Promise<Verdict | null> {
  const count = countUseIn(tx, getSecret)
  const ofNetwork = await limiter.consume(limits.inquiry, network, { count })
  if (!ofNetwork.allowed) return ofNetwork
  if (isWithoutForm) {
    const ofNetworkWithoutForm = await limiter.consume(limits.unaskedInquiry, network, { count })
    if (!ofNetworkWithoutForm.allowed) return ofNetworkWithoutForm
  }
  return null
}

type Confirmed = { principal: CallContext['principal']; email: string }

/** Limits confirmations to addresses that are not known to be the sender's. */
async function mayConfirm(
  { limiter, getSecret }: SendingServices,
  tx: Transaction,
  { principal, email }: Confirmed,
): Promise<boolean> {
  const { userId } = principal
  if (userId !== null && (await isAddressOf(tx, userId, accountAddress(email)))) return true
  return (await countMailTo(limiter, email, { count: countUseIn(tx, getSecret) })) === null
}

type Sent<Body> = { sent: SentFields<Body & SentForm>; context: CallContext }

async function validate<Body, Content>(
  services: SendingServices,
  form: CaseFormCall<Body & SentForm, Content>,
  { sent, context }: Sent<Body>,
): Promise<ValidatedForm<Content>> {
  const [validated, ofChallenge] = await Promise.all([
    form.validate(sent, context.headers.get('cookie')),
    challengeFaults(services, form.kind, { fields: sent.fields, context }),
  ])
  const broken = { ...(validated.ok ? {} : validated.errors), ...ofChallenge }
  const errors = { ...broken, ...otherTypeFaults(sent.faults, broken) }
  if (Object.keys(errors).length === 0) return validated
  return validated.ok ? { ok: false, errors } : { ...validated, errors }
}

/** Type errors of fields for which no rule has found an error, as rule keys. */
function otherTypeFaults(faults: FieldFaults, broken: FieldFaults): FieldFaults {
  const reported = Object.keys(broken)
  // The first machine's fields have the documented names.
  const isReported = (field: string) =>
    reported.some(
      (name) => [name, `lines.0.${name}`].includes(field) || name.startsWith(`${field}.`),
    )
  const others = Object.entries(faults).filter(([field]) => !isReported(field))
  return Object.fromEntries(
    others.map(([field, keys]) => [field, keys.map((key) => (key === 'type' ? 'format' : key))]),
  )
}

/**
 * Sum, honeypot and time are checked only for requests with a form token and without a log-in. A wrong
 * sum uses its token up, so that nobody can try all nine.
 */
async function challengeFaults(
  { db, getSecret, now, formLeastTimeMs }: SendingServices,
  form: CaseKind,
  { fields, context }: { fields: Fields; context: CallContext },
): Promise<FieldFaults> {
  const form_token = textIn(fields['form_token'])
  if (!form_token || context.principal.userId !== null) return {}
  const secret = await getSecret('form-token')
  const { sum: typedSum } = fields
  const sum = typeof typedSum === 'number' ? typedSum : textIn(typedSum)
  const website = textIn(fields['website'])
  const signed = { form, secret, nowMs: now(), leastTimeMs: formLeastTimeMs }
  const faults = judgeChallenge({ form_token, sum, website }, signed)
  if (faults['sum']?.includes('sum')) await takeFormToken(db, tokenHash(form_token))
  return faults
}

// A value of another type has an error of its own.
const textIn = (raw: unknown) => (typeof raw === 'string' ? raw : null)

// Without `now`, which differs when a form is sent again.
function bodyHash(kind: string, { now, ...rest }: Readonly<Record<string, unknown>>): string {
  return hash('sha256', JSON.stringify([kind, rest]), 'base64url')
}

function repeatOf(stored: StoredAnswer | null, hashOfBody: string): Answer {
  if (stored === null || stored.status === null) return { kind: 'problem', code: 'unavailable' }
  if (stored.bodyHash !== hashOfBody) return usedIdempotencyKey
  return { kind: 'stored', body: JSON.stringify(stored.answer) }
}
