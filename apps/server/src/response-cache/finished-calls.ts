import type { ContentTable } from '../database/content-tables.ts'
import { hasSession } from '../http/has-session.ts'
import { type Basis, type FinishedAnswer, finishAnswer, respond } from './finished-answer.ts'
import type { FinishedStore, Made } from './finished-store.ts'
import type { PublishClock } from './publish-clock.ts'

type Input = { query: unknown; body: unknown }

/** What the cache knows of a call of the API. */
type CacheableCall = {
  method: string
  path: string
  /** The tables that the answer is made from; null: it is not cached. */
  reads: readonly ContentTable[] | null
  /** The part of the input that the answer depends on; null: it is not cached. */
  keptBy(input: Input): unknown
  limits(input: Input): readonly unknown[]
  onAnswered(input: Input): void
}

/** A call whose input is checked and allowed. */
export type AskedCall = { call: CacheableCall; input: Input; request: Request }
/** An answer and what it rests on; null: on more than content and the clock. */
export type Answered<Answer = Response> = { response: Answer; basis: Basis | null }
/** Makes the answer: for this request, or the same for everybody. */
export type Handle = (
  audience: 'thisRequest' | 'everybody',
) => Promise<{ response: Response; validUntilMs: number }>

type Served = { key: string; answer: FinishedAnswer; onServed: () => void }

export type FinishedCalls = {
  /** The kept answer, else the handler's, kept when it may be. */
  answer: (asked: AskedCall, handle: Handle) => Promise<Answered>
  /** What is kept for an address word for word, without reading it again. */
  findByAddress: (address: string) => Served | null
}

type Alias = { key: string; onServed: () => void }

const mostAddresses = 5_000
const longestAddress = 500

/** The JSON of the public calls in finished bytes. */
export function createFinishedCalls(store: FinishedStore, clock: PublishClock): FinishedCalls {
  // Many addresses say the same; checking one costs more than answering it.
  const aliases = new Map<string, Alias>()

  const makeAnswer = async ({ call }: AskedCall, handling: () => ReturnType<Handle>) => {
    const tables = store.isOpen() ? call.reads : null
    // Before the content is read: see the clock.
    const switchMs = tables === null ? 0 : await clock.nextSwitch(tables).catch(() => 0)
    const { response, validUntilMs } = await handling()
    if (tables === null) return { response, basis: null }
    const basis = { tables: new Set(tables), validUntilMs: Math.min(switchMs, validUntilMs) }
    return { response, basis }
  }
  const keep = async (asked: AskedCall, handle: Handle): Promise<Made> => {
    const { response, basis } = await makeAnswer(asked, () => handle('everybody'))
    if (response.status !== 200 || basis === null) return { kind: 'passing', response, basis }
    const path = `/api${asked.call.path}`
    return { kind: 'finished', answer: await finishAnswer(response, { path, basis }) }
  }
  const remember = ({ call, input, request }: AskedCall, key: string) => {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    if (address.length > longestAddress) return
    if (aliases.size >= mostAddresses) aliases.clear()
    aliases.set(address, { key, onServed: () => call.onAnswered(input) })
  }

  return {
    async answer(asked, handle) {
      const key = keyOf(asked)
      if (key === null) return makeAnswer(asked, () => handle('thisRequest'))
      const made = await store.get(key, () => keep(asked, handle))
      if (made.kind === 'passing') return made
      remember(asked, key)
      return { response: respond(made.answer, asked.request), basis: made.answer }
    },
    findByAddress(address) {
      const alias = aliases.get(address)
      if (alias === undefined) return null
      const { key, onServed } = alias
      const answer = store.find(key)
      return answer === null ? null : { key, answer, onServed }
    },
  }
}

/** Null: not kept. A call that is counted against a limit of its own has to be counted each time. */
function keyOf({ call, input, request: { headers } }: AskedCall): string | null {
  if (call.method !== 'get' || call.reads === null || call.limits(input).length > 0) return null
  if (hasSession(headers.get('authorization'), headers.get('cookie'))) return null
  const by = call.keptBy(input)
  return by === null ? null : `${call.path} ${JSON.stringify(by)}`
}
