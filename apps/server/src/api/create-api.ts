import { OpenAPIHono } from '@hono/zod-openapi'
import { SessionEnded } from '../accounts/lock-own-account.ts'
import { answerForError } from '../http/answer-for-error.ts'
import { problemAnswer } from '../http/problem-answer.ts'
import { answerCall, type CallServices } from './calls/answer-call.ts'
import type { Api } from './calls/api.ts'
import type { Call } from './calls/call.ts'
import { CaseRefuses } from './cases/add-case-event.ts'
import { addApiDocs } from './docs/api-docs.ts'

/** The API from its table of calls. */
export function createApi(calls: readonly Call[], services: CallServices): Api {
  const api: Api = new OpenAPIHono()
  for (const call of calls) {
    const path = `/api${call.path}`
    api.on(call.method.toUpperCase(), path, (c) =>
      answerCall(call, { request: c.req.raw, ...c.env }, services),
    )
    // As for pages, a trailing slash is redirected away; a POST would be sent twice.
    if (call.method === 'get') {
      api.get(`${path}/`, (c) => c.redirect(`${path}${new URL(c.req.url).search}`, 301))
    }
    api.all(path, (c) =>
      problemAnswer('methodNotAllowed', {
        requestId: c.env.visitor.requestId,
        headers: { allow: call.method === 'get' ? 'GET, HEAD' : call.method.toUpperCase() },
      }),
    )
  }
  addApiDocs(api, calls, services)
  api.notFound((c) => problemAnswer('notFound', { requestId: c.env.visitor.requestId }))
  api.onError((error, c) => {
    const { requestId } = c.env.visitor
    if (error instanceof SessionEnded) return problemAnswer('notAuthenticated', { requestId })
    if (error instanceof CaseRefuses) {
      return problemAnswer('validationFailed', { requestId, errors: { message: [error.rule] } })
    }
    return answerForError(error, requestId, services.log)
  })
  return api
}
