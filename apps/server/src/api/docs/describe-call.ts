import type { OpenAPIHono } from '@hono/zod-openapi'
import { refusedFormSchema } from '@minikran/contract/forms'
import { problemSchema } from '@minikran/contract/problem'
import { z } from '@minikran/contract/z'
import { allows } from '@minikran/domain/access/permissions'
import type { Call } from '../calls/call.ts'

const header = (description: string) => ({ description, schema: { type: 'string' as const } })

const requestId = { 'X-Request-Id': header('Names this request in the log') }
const limit = {
  'RateLimit-Policy': header('"name";q=quota;w=seconds; absent while limits are off'),
  RateLimit: header('"name";r=remaining;t=seconds until reset; absent while limits are off'),
}
const retry = { 'Retry-After': header('Seconds to wait') }

function problem(description: string, headers: Record<string, ReturnType<typeof header>> = {}) {
  return {
    description,
    headers: { ...requestId, ...headers },
    content: { 'application/problem+json': { schema: problemSchema } },
  }
}

const always = {
  400: problem('The request cannot be read'),
  401: problem('Unknown client key, no valid token, or wrong credentials'),
  403: problem('Forbidden'),
  404: problem('Not found', limit),
  405: problem('Method not allowed', { Allow: header('The methods that this address has') }),
  414: problem('Address too long'),
  429: problem('Too many requests', { ...limit, ...retry }),
  500: problem('Internal error'),
  503: problem('Unavailable', { ...limit, ...retry }),
}
const refusedRead = { 422: problem('Validation failed') }
const notJson = problem('The body is not plain JSON in UTF-8')
const notPicture = problem('The body is neither a multipart form nor a file of a taken kind')
const refusedWrite = {
  409: problem('The item has changed meanwhile, or its state does not allow this'),
  413: problem('Body too large'),
  422: problem('Validation failed: see its errors'),
}
const refusedSending = {
  ...refusedWrite,
  422: {
    description: 'Fields are faulty, or the idempotency key came with another body',
    headers: requestId,
    content: {
      'application/json': { schema: refusedFormSchema },
      'application/problem+json': { schema: problemSchema },
    },
  },
}

function bodyOf(call: Call) {
  if (call.file === null) return { 'application/json': { schema: call.form ?? call.body } }
  const { field, bareTypes } = call.file
  const file = { type: 'string' as const, format: 'binary' }
  const form = {
    type: 'object' as const,
    required: [field],
    properties: {
      [field]: { ...file, description: 'The one file; any name of the field will do' },
    },
  }
  return {
    'multipart/form-data': { schema: form },
    ...Object.fromEntries(bareTypes.map((type) => [type, { schema: file }])),
  }
}

function refusals({ method, form }: Call) {
  if (method === 'get') return refusedRead
  return form === null ? refusedWrite : refusedSending
}

function success({ answer, answerType }: Call) {
  const headers = { ...requestId, ...limit }
  if (answer === null) return { 204: { description: 'Done', headers } }
  const types = [answerType].flat()
  const content = Object.fromEntries(types.map((type) => [type, { schema: answer }]))
  return { 200: { description: 'OK', headers, content } }
}

const repeatKey = z.object({ 'Idempotency-Key': z.string().min(1).max(200).optional() })

/** Puts the call with every answer it can have into the OpenAPI document. */
export function describeCall(api: Pick<OpenAPIHono, 'openAPIRegistry'>, call: Call): void {
  const isRead = call.method === 'get'
  api.openAPIRegistry.registerPath({
    method: call.method,
    path: `/api${call.path}`,
    operationId: call.path.slice(call.path.lastIndexOf('/') + 1),
    summary: call.summary,
    security: allows(null, call.permission) ? [{ clientKey: [] }, {}] : [{ token: [] }],
    request: {
      query: call.query,
      ...(!isRead && {
        ...(call.repeatable && { headers: repeatKey }),
        ...(call.takes !== 'nothing' && { body: { required: true, content: bodyOf(call) } }),
      }),
    },
    responses: {
      ...success(call),
      ...always,
      ...refusals(call),
      ...(!isRead && { 415: call.takes === 'file' ? notPicture : notJson }),
    },
  })
}
