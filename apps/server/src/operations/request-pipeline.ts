import type { ErrorCode } from '@minikran/contract/error-codes'
import type { Visitor } from '@minikran/contract/site-handler'
import type { Api } from '../api/http/api.ts'
import { answerForError } from '../api/http/errors.ts'
import { problemAnswer } from '../api/http/problem-answer.ts'
import { createRequestId } from '../api/http/request-id.ts'
import { requestSite } from '../api/http/same-origin.ts'
import { addSecurityHeaders } from '../api/http/security-headers.ts'
import { type AddressFinder, networkOf } from '../api/http/visitor-address.ts'
import type { FinishedPages } from '../finished/finished-pages.ts'
import { allowedMethods } from '../pages/allowed-methods.ts'
import type { AnswerBackOffice } from '../pages/back-office.ts'
import { compressAnswer } from '../pages/compress-answer.ts'
import type { AnswerDocument } from '../pages/documents/documents.ts'
import type { AnswerPlaceholder } from '../pages/placeholder-image.ts'
import type { AnswerAsset } from '../pages/static-assets.ts'
import type { AnswerUpload } from '../pages/uploaded-files.ts'
import type { AnswerPreview } from '../previews/previews.ts'
import type { AnswerRequest, Connection } from './http-server.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { answerProbe } from './probes.ts'
import type { Readiness } from './readiness.ts'
import type { ReportRequest } from './report-request.ts'

export type PipelineParts = {
  api: Api
  pages: FinishedPages
  answerPreview: AnswerPreview
  answerAsset: AnswerAsset
  answerBackOffice: AnswerBackOffice
  answerUpload: AnswerUpload
  answerPlaceholder: AnswerPlaceholder
  answerDocument: AnswerDocument
  readiness: Readiness
  metrics: Metrics
  log: Logger
  findAddress: AddressFinder
  metricsToken: string | null
  publicUrl: string
  reportRequest: ReportRequest
}

const maxAddressLength = 4_096

/** Everything a request passes, in order. */
export function createPipeline(parts: PipelineParts): AnswerRequest {
  const route = async (request: Request, connection: Connection, visitor: Visitor) => {
    const { requestId } = visitor
    const path = new URL(request.url).pathname
    if (request.url.length > maxAddressLength) return problemAnswer('addressTooLong', { requestId })
    const probe = await answerProbe({ request, path, visitor }, parts)
    if (probe !== null) return probe
    const { receiveBody } = connection
    if (path.startsWith('/api/')) return parts.api.fetch(request, { visitor, receiveBody })
    const allow = allowedMethods(path)
    if (!allow.split(', ').includes(request.method)) {
      return problemAnswer('methodNotAllowed', { requestId, headers: { allow } })
    }
    // Neither header means no browser, so nobody whose cookies another site could abuse.
    if (request.method === 'POST' && requestSite(request, parts.publicUrl) === 'foreign') {
      return problemAnswer('crossSite', { requestId })
    }
    const fault = request.method === 'POST' ? await receiveBody(networkOf(visitor.address)) : null
    if (fault !== null) return problemAnswer(fault, { requestId })
    if (isFolder(path)) return withoutSlash(request.url)
    const file = await answerFile({ request, path, visitor }, parts)
    if (file !== null) return file
    return (await parts.answerPreview(request, visitor)) ?? parts.pages.answer(request, visitor)
  }

  return async function answer(request, connection) {
    const startedMs = performance.now()
    const forwarded = request.headers.get('x-forwarded-for')
    const address = parts.findAddress(connection.remoteAddress, forwarded)
    const visitor = { address, requestId: createRequestId() }
    const { pathname } = new URL(request.url)
    const response = await route(request, connection, visitor)
      .then((answered) => compressAnswer(request, answered))
      .catch((error: unknown) => answerForError(error, visitor.requestId, parts.log))
    const finished = finish(response, pathname, visitor)
    parts.reportRequest({
      path: pathname,
      method: request.method,
      requestId: visitor.requestId,
      status: finished.status,
      seconds: (performance.now() - startedMs) / 1000,
    })
    return finished
  }
}

type Asked = { request: Request; path: string; visitor: Visitor }

async function answerFile(
  { request, path, visitor }: Asked,
  { answerAsset, answerBackOffice, answerUpload, answerPlaceholder, answerDocument }: PipelineParts,
): Promise<Response | null> {
  // Browsers ask for /favicon.ico by themselves; the site's icon has another name.
  const asset = await answerAsset(request, path === '/favicon.ico' ? '/icon.svg' : path)
  if (asset !== null) return asset
  const backOffice = await answerBackOffice(request, path)
  if (backOffice !== null) return backOffice
  const upload = await answerUpload(request, path)
  if (upload !== null) return upload
  if (path === '/favicon.ico') return problemAnswer('notFound', visitor)
  if (isImagePath(path)) return answerPlaceholder(path)
  return answerDocument(request, path, visitor)
}

// Files and the back office; pages say so themselves.
const isFolder = (path: string) => /^\/(upload|static|admin|assets)\/(.*\/)?$/.test(path)

function withoutSlash(url: string): Response {
  const { pathname, search } = new URL(url)
  const location = `${pathname.replace(/\/+$/, '')}${search}`
  return new Response(null, { status: 301, headers: { location } })
}

const isImagePath = (path: string) =>
  path.startsWith('/upload/images/') || path.startsWith('/static/images/')

/** The last step of every answer, whoever made it. */
export function finish(response: Response, path: string, { requestId }: { requestId: string }) {
  addSecurityHeaders(response.headers, path)
  response.headers.set('x-request-id', requestId)
  return response
}

/** For what came over a connection but cannot be made a request: a broken host, no HTTP at all. */
export function answerUnreadable(code: ErrorCode): Response {
  const requestId = createRequestId()
  return finish(problemAnswer(code, { requestId }), '/', { requestId })
}
