import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '../http/etag.ts'
import { hasCredentials } from '../http/has-credentials.ts'
import type { AnswerFromCache } from '../http/http-server.ts'
import { rateLimitHeaders, type Verdict } from '../http/rate-limit.ts'
import { createRequestId } from '../http/request-id.ts'
import type { AddressFinder } from '../http/visitor-address.ts'
import type { ReportRequest } from '../operations/report-request.ts'
import type { CacheStore } from './cache-store.ts'
import type { CachedAnswer } from './cached-answer.ts'
import type { CachedPages } from './cached-pages.ts'
import type { EncodingQueue } from './encoding-queue.ts'
import type { FindCachedCall } from './find-cached-call.ts'

type Parts = {
  store: CacheStore
  findCachedCall: FindCachedCall
  pages: CachedPages
  encodings: EncodingQueue
  findAddress: AddressFinder
  reportRequest: ReportRequest
}

type Found = {
  key: string
  answer: CachedAnswer
  onServed: () => void
  /** Null for a page: only calls have a limit. */
  verdict: Verdict | null
}

/**
 * Answers cached pages and calls with Node's request and response alone. A request that is not
 * clearly a public read, or whose answer is not cached, takes the ordinary way.
 */
export function createCacheListener(parts: Parts): AnswerFromCache {
  const findPage = (url: string, headers: IncomingHttpHeaders): Found | null => {
    const found = parts.pages.find(url, headers.cookie ?? null)
    return found === null ? null : { ...found, onServed: found.answer.onServed, verdict: null }
  }
  const findCall = (url: string, incoming: IncomingMessage): Found | null => {
    const { headers, socket } = incoming
    const apiKey = headers['x-api-key'] ?? null
    const address = () => parts.findAddress(socket.remoteAddress ?? '', forwardedFor(headers))
    return parts.findCachedCall(url, { apiKey, address })
  }

  return (incoming, outgoing) => {
    const startedMs = performance.now()
    const { method, url, headers } = incoming
    if (url === undefined || !isPublicRead(method, headers) || !parts.store.serves()) return false
    const isCall = url.startsWith('/api/')
    const found = isCall ? findCall(url, incoming) : findPage(url, headers)
    if (found === null) return false
    const sent = send(found, { incoming, outgoing, encodings: parts.encodings })
    if (sent === null) return false
    if (method === 'GET') found.onServed()
    parts.reportRequest({
      path: pathOf(url),
      status: sent.status,
      requestId: sent.requestId,
      method: method ?? '',
      seconds: (performance.now() - startedMs) / 1000,
      cachedKey: found.key,
    })
    return true
  }
}

function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

/** A GET or HEAD without body and credentials, to a host that needs no further check. */
function isPublicRead(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
    return false
  }
  if (hasCredentials(headers.authorization, headers.cookie)) return false
  return headers.host !== undefined && plainHost.test(headers.host)
}

const plainHost = /^[\w.-]+(:\d{1,5})?$/

function forwardedFor(headers: IncomingHttpHeaders): string | null {
  const given = headers['x-forwarded-for']
  return given === undefined ? null : String(given)
}

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; encodings: EncodingQueue }

/** Null while the body in the accepted encoding has not been made; nothing is sent then. */
function send(
  found: Found,
  { incoming, outgoing, encodings }: Exchange,
): { status: number; requestId: string } | null {
  const { answer, verdict } = found
  const { method, headers } = incoming
  const requestId = createRequestId()
  const ownHeaders = [...limitHeaders(verdict), 'x-request-id', requestId]
  if (matchesEtag(headers['if-none-match'], answer.etag)) {
    outgoing.writeHead(304, answer.unchangedHeaders.concat(ownHeaders)).end()
    return { status: 304, requestId }
  }
  const encoded = encodings.bodyFor(found, headers['accept-encoding'] ?? null)
  if (encoded === null) return null
  outgoing.writeHead(200, encoded.headers.concat(ownHeaders))
  if (method === 'HEAD') outgoing.end()
  else outgoing.end(encoded.body, 'latin1')
  return { status: 200, requestId }
}

function limitHeaders(verdict: Verdict | null): string[] {
  return verdict === null ? [] : Object.entries(rateLimitHeaders(verdict)).flat()
}
