import type { RefusedForm } from '@minikran/contract/forms'
import type { z } from '@minikran/contract/z'
import type { Logger } from 'pino'
import { problemAnswer } from '../../http/problem-answer.ts'
import {
  clientLimit,
  type RateLimiter,
  rateLimitHeaders,
  type Verdict,
} from '../../http/rate-limit.ts'
import type { Realm } from '../../http/session-cookie.ts'
import { networkOf } from '../../http/visitor-address.ts'
import type { CachedCalls } from '../../response-cache/cached-calls.ts'
import type { ApiBindings } from './api.ts'
import {
  authenticate,
  type FindSession,
  isAllowed,
  type Principal,
  sessionToken,
  visitorWithoutAccount,
} from './authenticate.ts'
import type { Answer, Call, CallContext } from './call.ts'
import { badIdempotencyKey, isUsableKey } from './idempotency-key.ts'
import { ownTextFor, withOwnDiscount } from './own-discount.ts'
import { readUpload } from './read-upload.ts'
import {
  type Checked,
  checkFields,
  type Fields,
  type Refusal,
  readFormBody,
  readJsonBody,
  readQuery,
} from './validate.ts'

export type CallServices = {
  limiter: RateLimiter
  findSession: FindSession
  cachedCalls: CachedCalls
  apiClientKey: string
  /** Whether accounts whose role needs a second step may do nothing else before they have set it up. */
  requireSecondStep: boolean
  publicUrl: string
  log: Logger
}

/** The steps of every call: limit, authenticate, authorize, receive, validate, handle, present. */
export async function answerCall(
  call: Call,
  received: { request: Request } & ApiBindings,
  services: CallServices,
): Promise<Response> {
  const { request, visitor, onDependencies, receiveBody } = received
  const { requestId } = visitor
  const network = networkOf(visitor.address)
  const policy = clientLimit(request.headers.get('x-api-key'), services.apiClientKey)
  if (policy === null) return problemAnswer('unknownClientKey', { requestId })
  const ofClient = services.limiter.consumeLocally(policy, network)
  if (!ofClient.allowed) return limited(ofClient, requestId)
  const realm = realmOf(call)
  const token = sessionToken(request, realm, services.publicUrl)
  const principal = await authenticate(token, realm, received.findSession ?? services.findSession)
  if (!isAllowed(principal, call)) {
    const isUnknown = principal.kind === 'visitor'
    return problemAnswer(isUnknown ? 'notAuthenticated' : 'forbidden', { requestId })
  }
  if (mustSetUpSecondStep(principal, call, services)) {
    return problemAnswer('secondStepMissing', { requestId })
  }
  const fault = call.takes === 'nothing' ? null : await receiveBody?.(network)
  if (fault !== null && fault !== undefined) return problemAnswer(fault, { requestId })
  const input = await readInput(call, request)
  if (!input.ok) return refusal(call, input, requestId)
  for (const limit of call.limits(input.value)) {
    const verdict = await services.limiter.consume(limit, network)
    if (!verdict.allowed) return limited(verdict, requestId)
  }
  if (call.repeatable && !isUsableKey(request.headers)) return present(badIdempotencyKey, requestId)
  const context: CallContext = { visitor, principal, token, headers: request.headers }
  const allowed = { call, input: input.value, request, toOwnText: ownTextFor(principal, call) }
  const { response, dependencies } = await services.cachedCalls.answer(
    allowed,
    async (audience) => {
      const used = audience === 'everybody' ? publicContext(requestId) : context
      const answer = withOwnDiscount(await call.handle(input.value, used), used.principal)
      return { response: present(answer, requestId), validUntilMs: validUntilOf(answer) }
    },
  )
  const isRead = request.method !== 'HEAD' && (response.ok || response.status === 304)
  if (isRead) call.onAnswered(input.value)
  onDependencies?.(dependencies)
  if (principal.kind === 'account') response.headers.set('cache-control', privateCache)
  for (const [name, value] of Object.entries(rateLimitHeaders(ofClient))) {
    // The call's own limit may have set these headers.
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/** A cached answer is the same for everybody, so its handler knows neither visitor nor account. */
export const publicContext = (requestId: string): CallContext => ({
  visitor: { address: '', requestId },
  principal: visitorWithoutAccount,
  token: null,
  headers: new Headers(),
})

function mustSetUpSecondStep(
  principal: Principal,
  { beforeSecondStep }: Call,
  { requireSecondStep }: CallServices,
): boolean {
  if (!requireSecondStep || beforeSecondStep) return false
  return principal.kind === 'account' && principal.lacksSecondStep
}

/** Calls of the back office accept its sessions only. */
const realmOf = ({ path }: Call): Realm => (path.startsWith('/admin/') ? 'backOffice' : 'site')

const validUntilOf = (answer: Answer) =>
  ('validUntilMs' in answer ? answer.validUntilMs : undefined) ?? Number.POSITIVE_INFINITY

function limited(verdict: Verdict, requestId: string): Response {
  return problemAnswer('tooManyRequests', { requestId, headers: rateLimitHeaders(verdict) })
}

type Input = { query: Record<string, unknown>; body: unknown }

async function readInput(call: Call, request: Request): Promise<Checked<Input>> {
  // Unknown parameters of a read are ignored: trackers and mail programs append their own.
  const isRead = (name: string) => call.method !== 'get' || Object.hasOwn(call.query.shape, name)
  const query = check(call.query, readQuery(request.url, isRead))
  if (!query.ok) return query
  const body = await readBody(call, request)
  return body.ok ? { ok: true, value: { query: query.value, body: body.value } } : body
}

async function readBody(call: Call, request: Request): Promise<Checked<unknown>> {
  if (call.takes === 'nothing') return { ok: true, value: undefined }
  if (call.file !== null) return await readUpload(request, call.file)
  if (call.form !== null) return await readFormBody(call.form, request)
  return check(call.body, await readJsonBody(request))
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  fields: Checked<Fields>,
): Checked<z.output<Schema>> {
  return fields.ok ? checkFields(schema, fields.value) : fields
}

function refusal(call: Call, { code, errors }: Refusal, requestId: string): Response {
  // An invalid form has the same answer, whichever check found the error.
  if (call.form !== null && errors !== undefined) return refusedForm(errors)
  return problemAnswer(code, { requestId, ...(errors === undefined ? {} : { errors }) })
}

function present(answer: Answer, requestId: string): Response {
  switch (answer.kind) {
    case 'data':
      return json({ data: answer.data }, answer.headers)
    case 'list':
      return json({ data: answer.data, count: answer.count }, answer.headers)
    case 'file':
      return new Response(answer.body, {
        headers: {
          'content-type': answer.type,
          'content-disposition':
            answer.name === null ? 'inline' : `attachment; filename="${answer.name}"`,
          'cache-control': 'no-cache',
        },
      })
    case 'stored':
      return new Response(answer.body, {
        headers: { ...jsonHeaders, 'cache-control': 'no-store' },
      })
    case 'own':
      return withCookies(new Response(JSON.stringify(answer.body), { headers: ownJson }), answer)
    case 'text':
      return withCookies(new Response(answer.text, { headers: ownText }), answer)
    case 'done':
      return withCookies(new Response(null, { status: 204, headers: privateHeaders }), answer)
    case 'refusedForm':
      return refusedForm(answer.errors, answer.details)
    case 'invalid':
      return problemAnswer('validationFailed', { requestId, errors: answer.errors })
    case 'notFound':
      return problemAnswer('notFound', { requestId })
    case 'problem':
      return problemAnswer(answer.code, {
        requestId,
        ...(answer.facts !== undefined && { facts: answer.facts }),
        ...(answer.headers !== undefined && { headers: answer.headers }),
      })
  }
}

const privateCache = 'private, no-store'
const privateHeaders = { 'cache-control': privateCache }
const ownText = { 'content-type': 'text/plain; charset=utf-8', ...privateHeaders }
const ownJson = { 'content-type': 'application/json; charset=utf-8', ...privateHeaders }

function withCookies(response: Response, { cookies = [] }: { cookies?: readonly string[] }) {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }

function json(body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...jsonHeaders, 'cache-control': 'no-cache', ...headers },
  })
}

function refusedForm(errors: RefusedForm['errors'], details?: RefusedForm['details']): Response {
  const body: RefusedForm = {
    count: Object.keys(errors).length,
    errors,
    ...(details !== undefined && { details }),
  }
  return new Response(JSON.stringify(body), {
    status: 422,
    headers: { ...jsonHeaders, 'cache-control': 'no-store' },
  })
}
