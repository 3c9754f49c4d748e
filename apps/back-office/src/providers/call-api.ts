import { problemSentence } from '../texts/problem-sentences.ts'

/** An unsuccessful answer of the API; the message is a sentence for the user. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly facts: Readonly<Record<string, unknown>>

  constructor(status: number, body: Record<string, unknown>) {
    const code = typeof body['code'] === 'string' ? body['code'] : ''
    super(problemSentence(code))
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.errors = (body['errors'] ?? {}) as Record<string, string[]>
    this.facts = (body['facts'] ?? {}) as Record<string, unknown>
  }
}

export type Values = Record<string, unknown>
type Answer = { data: unknown; count: number }

/** A reading call of the back office. */
export function readApi(call: string, query: Values = {}, signal?: AbortSignal): Promise<Answer> {
  return ask(callWithQuery(call, query), { signal: signal ?? null })
}

/** A call with its parameters; undefined and empty ones are left out. */
export function callWithQuery(call: string, query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? call : `${call}?${search}`
}

export function writeApi(
  call: string,
  body: Values,
  { key, ...options }: { keepalive?: boolean; key?: string } = {},
): Promise<Answer> {
  return ask(call, {
    ...options,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A repeated call with the same key is carried out only once.
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
}

/** A call with a file. */
export const sendApi = (call: string, form: FormData): Promise<Answer> =>
  ask(call, { method: 'POST', body: form })

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/admin/${address}`, init).catch((error: unknown) => {
    if (init.signal?.aborted === true) throw error
    // A lost connection has the same sentence as an unavailable server.
    throw new ApiProblem(503, { code: 'unavailable' })
  })
  const body = (await response.json().catch(() => ({}))) as Values
  if (!response.ok) throw new ApiProblem(response.status, body)
  return { data: body['data'], count: Number(body['count'] ?? 0) }
}
