import { hash } from 'node:crypto'
import {
  formChallengeSchema,
  type InquiryBody,
  inquiryAnswerSchema,
  inquiryBodySchema,
} from '@minikran/contract/inquiries'
import type { GetSecret } from '../../database/secrets.ts'
import {
  type Answer,
  type Call,
  type CallContext,
  dataOf,
  noQuery,
  readCall,
  writeCall,
} from '../http/call.ts'
import { limits, type RateLimiter, rateLimitHeaders } from '../http/rate-limit.ts'
import { createChallenge } from './form-challenge.ts'
import { findStoredAnswer, type StoredAnswer } from './inquiries.queries.ts'
import { judgeInquiry } from './judge-inquiry.ts'
import { priceTypeOf } from './price-type-of.ts'
import { type ReadyInquiry, type SubmitServices, submitInquiry } from './submit-inquiry.ts'

type Services = SubmitServices & { getSecret: GetSecret; limiter: RateLimiter }

/** The inquiry and its sum question (contract §2). */
export function inquiryCalls(services: Services): Call[] {
  return [getFormChallenge(services), makeInquery(services)]
}

const getFormChallenge = ({ getSecret, now }: Services) =>
  readCall({
    path: '/site/getFormChallenge',
    summary: 'A sum question and the token that binds a form to it',
    permission: 'inquiry:create',
    query: noQuery,
    answer: dataOf(formChallengeSchema),
    limits: () => [limits.formChallenge],
    async handle() {
      const data = createChallenge(await getSecret('form-token'), now())
      return { kind: 'data', data, headers: { 'cache-control': 'no-store' } }
    },
  })

const makeInquery = (services: Services) =>
  writeCall({
    path: '/site/makeInquery',
    summary: 'Sends an inquiry; 200 means stored durably, mails queued durably',
    permission: 'inquiry:create',
    body: inquiryBodySchema,
    answer: inquiryAnswerSchema,
    async handle({ body }, context) {
      const key = context.headers.get('idempotency-key')
      if (key === null) return await receive(services, { body, context, idempotency: null })
      if (!/^[\x21-\x7e]{1,200}$/.test(key)) return badKey
      const idempotency = { key, bodyHash: bodyHash(body) }
      const stored = await findStoredAnswer(services.db, key)
      if (stored !== null) return repeatOf(stored, idempotency.bodyHash)
      return await receive(services, { body, context, idempotency })
    },
  })

type Received = {
  body: InquiryBody
  context: CallContext
  idempotency: ReadyInquiry['idempotency']
}

/** Judges, counts against the limits and stores an inquiry that was not answered before. */
async function receive(services: Services, received: Received): Promise<Answer> {
  const { body, context, idempotency } = received
  const { address } = context.visitor
  const attempt = await services.limiter.consume(limits.inquiryAttempt, address)
  if (!attempt.allowed) return limited(attempt)
  const priceType = priceTypeOf(body, context.headers.get('cookie'))
  const judged = await judgeInquiry(services, body, priceType)
  if (!judged.ok) return { kind: 'refusedForm', errors: judged.errors }
  const ofAddress = await services.limiter.consume(limits.inquiry, address)
  if (!ofAddress.allowed) return limited(ofAddress)
  const sender = judged.inquiry.email.toLowerCase()
  const ofSender = await services.limiter.consume(limits.inquirySender, sender)
  if (!ofSender.allowed) return limited(ofSender)
  const { userId } = context.principal
  const ready = { ...judged, body, priceType, userId, idempotency }
  const submitted = await submitInquiry(services, ready)
  switch (submitted.kind) {
    case 'accepted':
      return { kind: 'stored', status: 200, body: JSON.stringify(submitted.answer) }
    case 'tokenUsed':
      return { kind: 'refusedForm', errors: { form_token: ['used'] } }
    case 'repeated':
      return repeatOf(submitted.stored, idempotency?.bodyHash ?? '')
  }
}

const badKey: Answer = { kind: 'invalid', errors: { 'Idempotency-Key': ['format'] } }

function limited(verdict: Parameters<typeof rateLimitHeaders>[0]): Answer {
  return { kind: 'problem', code: 'tooManyRequests', headers: rateLimitHeaders(verdict) }
}

// `now` differs when a form is sent again; it is stored and never judged (contract §2).
function bodyHash({ now, ...rest }: InquiryBody): string {
  return hash('sha256', JSON.stringify(rest), 'base64url')
}

function repeatOf(stored: StoredAnswer | null, hashOfBody: string): Answer {
  if (stored === null || stored.status === null) return { kind: 'problem', code: 'unavailable' }
  if (stored.bodyHash !== hashOfBody) return { kind: 'problem', code: 'idempotencyKeyReuse' }
  return { kind: 'stored', status: stored.status, body: JSON.stringify(stored.answer) }
}
