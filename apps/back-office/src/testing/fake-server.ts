import { vi } from 'vitest'
import type { Values } from '../providers/call-api.ts'

type Refusal = { code?: string; errors?: Record<string, string[]>; facts?: Values }
type Answer = (asked: Values) => unknown
/** What the server answers, by the name of the call. */
export type Answers = Record<string, Answer>
export type Call = { name: string; asked: Values; key: string | null }

/** An answer that is no success. */
export const refuse = (status: number, body: Refusal = {}) => Response.json(body, { status })

/** No answer at all: the connection is lost. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch')
}

/** An answer that arrives when `arrive` is called. */
export function lateAnswer(data: unknown) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async start(stream) {
      await promise
      stream.enqueue(new TextEncoder().encode(JSON.stringify({ data })))
      stream.close()
    },
  })
  return { answer: new Response(body), arrive: resolve }
}

/** The session has ended: every call is refused until somebody logs in. */
export const endSession = () => refuse(401, { code: 'notAuthenticated' })

/** Stands in for the network; the calls it was asked are in the list that it gives. */
export function fakeServer(answers: Answers): Call[] {
  const calls: Call[] = []
  let hasEnded = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.origin)
    const name = address.pathname.replace('/api/admin/', '')
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Values) : {}
    const asked = { ...Object.fromEntries(address.searchParams), ...body }
    const key = new Headers(init?.headers).get('idempotency-key')
    calls.push({ name, asked, key })
    const answer = answers[name]
    if (answer === undefined) console.error(`The test says no answer to ${name}`)
    if (name === 'auth/doLogin') hasEnded = false
    const response = hasEnded ? endSession() : answerOf(answer?.(asked))
    hasEnded ||= response.status === 401
    return response
  })
  return calls
}

function answerOf(given: unknown): Response {
  if (given instanceof Response) return given
  const count = Array.isArray(given) ? given.length : 1
  return Response.json({ data: given ?? null, count })
}

/** What was sent by the calls of this name, in their order. */
export const sentBy = (calls: readonly Call[], name: string): Values[] =>
  calls.filter((call) => call.name === name).map(({ asked }) => asked)
