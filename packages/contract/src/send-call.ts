import type { RefusedForm } from './forms.ts'
import type { Problem } from './problem.ts'

/** The client gives up after 180 seconds. */
export const apiTimeoutMs = 180_000

/** `status` 0 means that no answer came at all. */
export type ApiFailure = {
  ok: false
  status: number
  problem: Problem | null
  /** Which fields were at fault, whether or not a problem says so. */
  refused: RefusedForm | null
  /** How long to wait before trying again, where the answer says so. */
  retryAfterSeconds?: number
}
export type ApiResult<T> = { ok: true; data: T; count: number } | ApiFailure

export type Query = Record<string, string | number | undefined>

/** The part of a `Response` that is read; a call in process answers with this part only. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>

export type SenderOptions = {
  /** In the server the API called in process, in the browser the global fetch. */
  fetch: (request: Request) => ApiAnswer | Promise<ApiAnswer>
  baseUrl: string
  apiKey: string
  /** Sent along with every call, e.g. the visitor's cookie and address. */
  headers?: Record<string, string>
  /** Parses an answer's JSON; for the same text it may return the same frozen value again. */
  parse?: (text: string, address: string) => unknown
}

/** Sends one call and reads its answer; a refused or lost call is a result, no exception. */
export function createSender({
  fetch,
  baseUrl,
  apiKey,
  headers = {},
  parse = (text) => JSON.parse(text),
}: SenderOptions) {
  return async <T>(path: string, init: RequestInit): Promise<ApiResult<T>> => {
    try {
      const request = new Request(`${baseUrl}/api/${path}`, {
        ...init,
        headers: { 'x-api-key': apiKey, accept: 'application/json', ...headers, ...init.headers },
        signal: endOf(init.signal),
      })
      const response = await fetch(request)
      const text = await response.text()
      const answer = isPlainText(response, request) ? { data: text } : parse(text, request.url)
      return readAnswer<T>(response, answer)
    } catch {
      // Network down, time-out or an unreadable answer: the caller decides what the visitor sees.
      return { ok: false, status: 0, problem: null, refused: null }
    }
  }
}

function endOf(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(apiTimeoutMs)
  if (!signal) return timeout
  // Browsers from before 2024 cannot join two signals; the caller's own ends the call there.
  // biome-ignore lint/plugin: asked for first.
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : signal
}

export function queryText(query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

// A success only where a call asks for it: a wireless network that asks to log in may answer every
// address with 200 and its own text.
function isPlainText({ ok, status, headers }: ApiAnswer, request: Request): boolean {
  if (status === 204) return true
  const isText = headers.get('content-type')?.startsWith('text/plain') === true
  return isText && (!ok || request.headers.get('accept') === 'text/plain')
}

function readAnswer<T>(response: ApiAnswer, answer: unknown): ApiResult<T> {
  const body = answer as {
    data?: T
    /** The answer of `doLogin`. */
    payload?: T
    count?: number
    errors?: RefusedForm['errors']
    code?: string
  }
  if (response.ok) {
    if (!('data' in body || 'payload' in body)) throw new Error('Not an answer of the API')
    // Data may be null, as from `getFormChallenge`.
    const data = ('data' in body ? body.data : body.payload) as T
    return { ok: true, data, count: body.count ?? (Array.isArray(data) ? data.length : 1) }
  }
  const problem = body.code === undefined ? null : (body as Problem)
  const { errors } = body
  const refused = errors === undefined ? null : { count: Object.keys(errors).length, errors }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    ok: false,
    status: response.status,
    problem,
    refused,
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  }
}
