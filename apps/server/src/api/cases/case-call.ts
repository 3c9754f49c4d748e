import { hash } from 'node:crypto'
import type { SentForm } from '@minikran/contract/forms'
import type { GetSecret } from '../../database/secrets.ts'
import { type Answer, type Call, type CallContext, writeCall } from '../http/call.ts'
import { limits, type RateLimiter, rateLimitHeaders } from '../http/rate-limit.ts'
import type { CaseForm, CaseKind, FieldFaults, JudgedForm } from './case-form.ts'
import { findStoredAnswer, type StoredAnswer, takeFormToken } from './cases.queries.ts'
import { judgeChallenge, tokenHash } from './form-challenge.ts'
import { badIdempotencyKey, isIdempotencyKey } from './idempotency.ts'
import { type ReadyCase, type SubmitServices, submitCase } from './submit-case.ts'

export type SendingServices = SubmitServices & { getSecret: GetSecret; limiter: RateLimiter }

type Received<Body, Content> = {
  form: CaseForm<Body & SentForm, Content>
  body: Body & SentForm
  context: CallContext
  idempotency: ReadyCase['idempotency']
}

/** The call that sends one kind of form: 200 means stored and its mails queued, both durably. */
export function caseCall<Body extends SentForm, Content>(
  services: SendingServices,
  form: CaseForm<Body, Content>,
): Call {
  const { path, summary, permission, body: bodySchema, answer } = form
  return writeCall({
    path,
    summary,
    permission,
    body: bodySchema,
    answer,
    async handle({ body }, context) {
      const key = context.headers.get('idempotency-key')
      if (key === null) return await receive(services, { form, body, context, idempotency: null })
      if (!isIdempotencyKey(key)) return badIdempotencyKey
      const idempotency = { key, bodyHash: bodyHash(form.kind, body) }
      const stored = await findStoredAnswer(services.db, key)
      if (stored !== null) return repeatOf(stored, idempotency.bodyHash)
      return await receive(services, { form, body, context, idempotency })
    },
  })
}

/** Judges, counts against the limits and stores a form that was not answered before. */
async function receive<Body, Content>(
  services: SendingServices,
  { form, body, context, idempotency }: Received<Body, Content>,
): Promise<Answer> {
  const { limiter } = services
  const { address } = context.visitor
  const attempt = await limiter.consume(limits.inquiryAttempt, address)
  if (!attempt.allowed) return limited(attempt)
  const judged = await judge(services, form, { body, context })
  if (!judged.ok) return { kind: 'refusedForm', errors: judged.errors }
  const { facts, content } = judged
  const ofAddress = await limiter.consume(limits.inquiry, address)
  if (!ofAddress.allowed) return limited(ofAddress)
  const ofSender = await limiter.consume(limits.inquirySender, facts.sender.email.toLowerCase())
  if (!ofSender.allowed) return limited(ofSender)
  const submitted = await submitCase(services, {
    kind: form.kind,
    sent: body,
    facts,
    userId: context.principal.userId,
    idempotency,
    storeContent: (tx, caseId) => form.store(tx, caseId, content),
  })
  switch (submitted.kind) {
    case 'accepted':
      return { kind: 'stored', status: 200, body: JSON.stringify(submitted.answer) }
    case 'tokenUsed':
      return { kind: 'refusedForm', errors: { form_token: ['used'] } }
    case 'uploadMissing':
      return { kind: 'refusedForm', errors: { uploads: ['notFound'] } }
    case 'repeated':
      return repeatOf(submitted.stored, idempotency?.bodyHash ?? '')
  }
}

type Sent<Body> = { body: Body & SentForm; context: CallContext }

async function judge<Body, Content>(
  services: SendingServices,
  form: CaseForm<Body & SentForm, Content>,
  { body, context }: Sent<Body>,
): Promise<JudgedForm<Content>> {
  const [judged, faults] = await Promise.all([
    form.judge(body, context.headers.get('cookie')),
    challengeFaults(services, form.kind, { body, context }),
  ])
  if (Object.keys(faults).length === 0) return judged
  return { ok: false, errors: { ...(judged.ok ? {} : judged.errors), ...faults } }
}

/**
 * Contract §2: only requests that carry the form's token are judged by sum, honeypot and time;
 * who is logged in is not (reading 19). A wrong sum uses its token up: nobody tries all nine.
 */
async function challengeFaults<Body>(
  { db, getSecret, now }: SendingServices,
  form: CaseKind,
  { body: { form_token, sum = null, website = null }, context }: Sent<Body>,
): Promise<FieldFaults> {
  if (!form_token || context.principal.userId !== null) return {}
  const secret = await getSecret('form-token')
  const faults = judgeChallenge({ form_token, sum, website }, { form, secret, nowMs: now() })
  if (faults['sum']?.includes('sum')) await takeFormToken(db, tokenHash(form_token))
  return faults
}

function limited(verdict: Parameters<typeof rateLimitHeaders>[0]): Answer {
  return { kind: 'problem', code: 'tooManyRequests', headers: rateLimitHeaders(verdict) }
}

// `now` differs when a form is sent again; it is stored and never judged (contract §2).
function bodyHash(kind: string, { now, ...rest }: SentForm): string {
  return hash('sha256', JSON.stringify([kind, rest]), 'base64url')
}

function repeatOf(stored: StoredAnswer | null, hashOfBody: string): Answer {
  if (stored === null || stored.status === null) return { kind: 'problem', code: 'unavailable' }
  if (stored.bodyHash !== hashOfBody) return { kind: 'problem', code: 'idempotencyKeyReuse' }
  return { kind: 'stored', status: stored.status, body: JSON.stringify(stored.answer) }
}
