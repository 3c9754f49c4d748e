import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { acceptedEncoding } from '../http/compression.ts'
import { hasSession } from '../http/has-session.ts'
import type { AnswerFinished } from '../http/http-server.ts'
import { isUnchanged } from '../http/is-unchanged.ts'
import { rateLimitHeaders, type Verdict } from '../http/rate-limit.ts'
import { createRequestId } from '../http/request-id.ts'
import type { AddressFinder } from '../http/visitor-address.ts'
import type { ReportRequest } from '../operations/report-request.ts'
import { type FinishedAnswer, type Form, formFor } from './finished-answer.ts'
import type { FinishedPages } from './finished-pages.ts'
import type { FinishedStore } from './finished-store.ts'
import type { FormMaker } from './form-maker.ts'
import type { FindKeptCall } from './kept-calls.ts'

type Parts = {
  store: FinishedStore
  findKeptCall: FindKeptCall
  pages: FinishedPages
  forms: FormMaker
  findAddress: AddressFinder
  reportRequest: ReportRequest
  onHit: (key: string) => void
}

type Found = {
  key: string
  answer: FinishedAnswer
  onServed: () => void
  /** Null: pages are not counted, their calls are. */
  verdict: Verdict | null
}

/**
 * The way of a kept answer: from node's request to node's response, no other object in between.
 * Everything that is not plainly a public read is left to the long way, which knows all the rules.
 */
export function createFinishedListener(parts: Parts): AnswerFinished {
  const findPage = (address: string, headers: IncomingHttpHeaders): Found | null => {
    const found = parts.pages.find(address, headers.cookie ?? null)
    if (found === null) return null
    const { key, answer } = found
    return { key, answer, onServed: answer.onServed, verdict: null }
  }
  const findCall = (address: string, incoming: IncomingMessage): Found | null => {
    const { headers, socket } = incoming
    const apiKey = headers['x-api-key'] ?? null
    const visitor = () => parts.findAddress(socket.remoteAddress ?? '', forwardedFor(headers))
    return parts.findKeptCall(address, { apiKey, visitor })
  }

  return (incoming, outgoing) => {
    const startedMs = performance.now()
    const { method, url, headers } = incoming
    if (url === undefined || !isPlainRead(method, headers) || !parts.store.serves()) return false
    const isCall = url.startsWith('/api/')
    const found = isCall ? findCall(url, incoming) : findPage(url, headers)
    if (found === null) return false
    const sent = send(found, { incoming, outgoing, forms: parts.forms })
    if (sent === null) return false
    parts.onHit(found.key)
    if (method === 'GET' || isCall) found.onServed()
    parts.reportRequest({
      path: pathOf(url),
      status: sent.status,
      requestId: sent.requestId,
      method: method ?? '',
      seconds: (performance.now() - startedMs) / 1000,
    })
    return true
  }
}

function pathOf(address: string): string {
  const mark = address.indexOf('?')
  return mark === -1 ? address : address.slice(0, mark)
}

/** A GET or HEAD of a visitor without an account, with nothing about it that needs a second look. */
function isPlainRead(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
    return false
  }
  if (hasSession(headers.authorization, headers.cookie)) return false
  return headers.host !== undefined && isPlainHost(headers.host)
}

const plainHost = /^[\w.-]+(:\d{1,5})?$/
let lastPlainHost = ''

// Nearly all requests name the same one: what was read once is only compared.
function isPlainHost(host: string): boolean {
  if (host === lastPlainHost) return true
  if (!plainHost.test(host)) return false
  lastPlainHost = host
  return true
}

function forwardedFor(headers: IncomingHttpHeaders): string | null {
  const given = headers['x-forwarded-for']
  return given === undefined ? null : String(given)
}

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; forms: FormMaker }

function send(
  { key, answer, verdict }: Found,
  { incoming, outgoing, forms }: Exchange,
): { status: number; requestId: string } | null {
  const { method, headers } = incoming
  const requestId = createRequestId()
  const own = [...limitHeaders(verdict), 'x-request-id', requestId]
  if (isUnchanged(headers['if-none-match'], answer.etag)) {
    outgoing.writeHead(304, answer.unchangedHeaders.concat(own)).end()
    return { status: 304, requestId }
  }
  const form = formOrOrder({ key, answer, forms }, headers['accept-encoding'])
  if (form === null) return null
  outgoing.writeHead(200, form.headers.concat(own))
  if (method === 'HEAD') outgoing.end()
  else outgoing.end(form.body, 'latin1')
  return { status: 200, requestId }
}

function limitHeaders(verdict: Verdict | null): string[] {
  return verdict === null ? [] : Object.entries(rateLimitHeaders(verdict)).flat()
}

type Kept = { key: string; answer: FinishedAnswer; forms: FormMaker }

/** Null while the form that the client takes is not made yet: then it is begun. */
function formOrOrder({ key, answer, forms }: Kept, header: string | undefined): Form | null {
  const accepted = header ?? null
  const form = formFor(answer, accepted)
  const encoding = form === null ? acceptedEncoding(accepted) : null
  if (encoding !== null) forms.make(key, answer, encoding)
  return form
}
