import type { ErrorCode } from '@minikran/contract/error-codes'
import type { Visitor } from '@minikran/contract/site-handler'
import type { Logger } from '../operations/logger.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Readiness } from '../operations/readiness.ts'
import type { ReportRequest } from '../operations/report-request.ts'
import { allowedMethods } from './allowed-methods.ts'
import { answerForError } from './answer-for-error.ts'
import type { ReceiveBody } from './body-receiver.ts'
import { compressAnswer } from './compress-answer.ts'
import type { AnswerRequest, Connection } from './http-server.ts'
import { answerProbe } from './probes.ts'
import { problemAnswer } from './problem-answer.ts'
import type { ReceivedRequest } from './received-request.ts'
import { createRequestId } from './request-id.ts'
import { requestSite } from './same-origin.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { type AddressFinder, networkOf } from './visitor-address.ts'

export type AnswerApi = (
  request: Request,
  bindings: { visitor: Visitor; receiveBody: ReceiveBody },
) => Promise<Response>

export type PipelineParts = {
  answerApi: AnswerApi
  /** Null: no file has this path. */
  answerFile: (received: ReceivedRequest) => Promise<Response | null>
  answerPage: (request: Request, visitor: Visitor) => Promise<Response>
  readiness: Readiness
  metrics: Metrics
  log: Logger
  findAddress: AddressFinder
  metricsToken: string | null
  publicUrl: string
  reportRequest: ReportRequest
}

const maxAddressLength = 4_096

/** The steps of a request that is not answered from the response cache, in order. */
export function createPipeline(parts: PipelineParts): AnswerRequest {
  const route = async (received: ReceivedRequest, { receiveBody }: Connection) => {
    const { request, path, visitor } = received
    const { requestId } = visitor
    if (request.url.length > maxAddressLength) return problemAnswer('addressTooLong', { requestId })
    const probe = await answerProbe(received, parts)
    if (probe !== null) return probe
    if (path.startsWith('/api/')) return parts.answerApi(request, { visitor, receiveBody })
    const allow = allowedMethods(path)
    if (!allow.split(', ').includes(request.method)) {
      return problemAnswer('methodNotAllowed', { requestId, headers: { allow } })
    }
    // Without both headers it was not sent by a browser, so no other site can abuse its cookies.
    if (request.method === 'POST' && requestSite(request, parts.publicUrl) === 'foreign') {
      return problemAnswer('crossSite', { requestId })
    }
    const fault = request.method === 'POST' ? await receiveBody(networkOf(visitor.address)) : null
    if (fault !== null) return problemAnswer(fault, { requestId })
    if (isFolder(path)) return withoutSlash(request.url)
    const file = await parts.answerFile(received)
    return file ?? parts.answerPage(request, visitor)
  }

  return async function answer(request, connection) {
    const startedMs = performance.now()
    const forwarded = request.headers.get('x-forwarded-for')
    const address = parts.findAddress(connection.remoteAddress, forwarded)
    const visitor = { address, requestId: createRequestId() }
    const { pathname: path } = new URL(request.url)
    const response = await route({ request, path, visitor }, connection)
      .then((answered) => compressAnswer(request, answered))
      .catch((error: unknown) => answerForError(error, visitor.requestId, parts.log))
    const finished = finish(response, path, visitor)
    parts.reportRequest({
      path,
      method: request.method,
      requestId: visitor.requestId,
      status: finished.status,
      seconds: (performance.now() - startedMs) / 1000,
    })
    return finished
  }
}

// Files and the back office; pages redirect by themselves.
const isFolder = (path: string) => /^\/(upload|static|admin|assets)\/(.*\/)?$/.test(path)

function withoutSlash(url: string): Response {
  const { pathname, search } = new URL(url)
  // Tried at the first of many slashes only: 4,000 within a path took 30 ms.
  const location = `${pathname.replace(/(?<!\/)\/+$/, '')}${search}`
  return new Response(null, { status: 301, headers: { location } })
}

/** The last step of every answer: the headers that all have. */
export function finish(response: Response, path: string, { requestId }: { requestId: string }) {
  addSecurityHeaders(response.headers, path)
  response.headers.set('x-request-id', requestId)
  return response
}

/** For what is no valid request: a broken host or URL, or no HTTP. */
export function answerUnreadable(code: ErrorCode): Response {
  const requestId = createRequestId()
  return finish(problemAnswer(code, { requestId }), '/', { requestId })
}
