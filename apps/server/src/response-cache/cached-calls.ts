import type { ContentTable } from '../database/content-tables.ts'
import type { CacheStore } from './cache-store.ts'
import {
  type CachedAnswer,
  type Dependencies,
  toCachedAnswer,
  toPrivateResponse,
  toResponse,
} from './cached-answer.ts'
import type { EncodingQueue } from './encoding-queue.ts'
import type { PublishClock } from './publish-clock.ts'
import type { Computed } from './single-flight.ts'

type Input = { query: unknown; body: unknown }

/** What the cache knows of a call of the API. */
type CacheableCall = {
  method: string
  path: string
  /** The tables that the answer is made from; null: it is not cached. */
  reads: readonly ContentTable[] | null
  /** The part of the input that the answer depends on; null: it is not cached. */
  cacheKey(input: Input): unknown
  limits(input: Input): readonly unknown[]
  onAnswered(input: Input): void
}

/** A call whose input is checked and allowed. */
export type AllowedCall = {
  call: CacheableCall
  input: Input
  request: Request
  /** Makes an account's answer from the public text; null for visitors, who get the text itself. */
  toOwnText: ((publicText: string) => string) | null
}
/** An answer and its dependencies; null: it depends on more than content and time. */
export type Answered<Answer = Response> = { response: Answer; dependencies: Dependencies | null }
/** Makes the answer: for this request, or the same for everybody. */
export type Handle = (
  audience: 'thisRequest' | 'everybody',
) => Promise<{ response: Response; validUntilMs: number }>

type Found = { key: string; answer: CachedAnswer; onServed: () => void }

export type CachedCalls = {
  /** The cached answer, else the handler's, which is added to the cache when it may be. */
  answer: (allowed: AllowedCall, handle: Handle) => Promise<Answered>
  /** The cached answer for path and query exactly as they were sent before. */
  findByUrl: (url: string) => Found | null
}

type Parts = {
  store: CacheStore
  clock: PublishClock
  encodings: EncodingQueue
  /** Waits until the cache has dropped what was changed before. */
  catchUp: () => Promise<void>
}
type KnownUrl = { key: string; onServed: () => void }

const mostUrls = 5_000
const longestUrl = 500

/** The cached JSON of public calls. */
export function createCachedCalls(parts: Parts): CachedCalls {
  const { store, encodings, catchUp } = parts
  const knownUrls = createKnownUrls()

  const compute = async (allowed: AllowedCall, handle: Handle): Promise<Computed> => {
    const { response, dependencies } = await handleCall(parts, allowed, () => handle('everybody'))
    if (response.status !== 200 || dependencies === null) {
      return { kind: 'notCached', response, dependencies }
    }
    const path = `/api${allowed.call.path}`
    return { kind: 'cacheable', answer: await toCachedAnswer(response, { path, dependencies }) }
  }

  const answerUncached = async (allowed: AllowedCall, handle: Handle) => {
    const answered = await handleCall(parts, allowed, () => handle('thisRequest'))
    // Staff find what they have changed in the next answer of this process. Visitors' forms do not wait.
    const isStaffChange = allowed.call.method !== 'get' && allowed.call.path.startsWith('/admin/')
    if (isStaffChange && answered.response.ok) await catchUp()
    return answered
  }

  return {
    async answer(allowed, handle) {
      const { call, input, request, toOwnText } = allowed
      const key = keyOf(allowed)
      if (key === null) return answerUncached(allowed, handle)
      const computed = await store.getOrCompute(key, () => compute(allowed, handle))
      if (computed.kind === 'notCached') return computed
      const { answer } = computed
      if (toOwnText !== null) {
        return { response: toPrivateResponse(answer, request, toOwnText), dependencies: answer }
      }
      // A call with a limit of its own is counted each time before its answer is looked up.
      if (call.limits(input).length > 0) {
        encodings.bodyFor({ key, answer }, request.headers.get('accept-encoding'))
      } else {
        knownUrls.remember(allowed, key)
      }
      return { response: toResponse(answer, request), dependencies: answer }
    },
    findByUrl(url) {
      const known = knownUrls.find(url)
      if (known === undefined) return null
      const answer = store.find(known.key)
      return answer === null ? null : { ...known, answer }
    },
  }
}

/** The answer of a call, with the tables it depends on and until when it is valid. */
async function handleCall(
  { store, clock }: Parts,
  { call }: AllowedCall,
  handle: () => ReturnType<Handle>,
): Promise<Answered> {
  const tables = store.isOpen() ? call.reads : null
  // Read before the content is: a publish time that passes in between has then passed here, too.
  const publishMs = tables === null ? 0 : await clock.nextPublishChange(tables).catch(() => 0)
  const { response, validUntilMs } = await handle()
  if (tables === null) return { response, dependencies: null }
  const dependencies = {
    tables: new Set(tables),
    validUntilMs: Math.min(publishMs, validUntilMs),
  }
  return { response, dependencies }
}

/** Cache keys by address: validating a query costs more than answering it from the cache. */
function createKnownUrls() {
  const urls = new Map<string, KnownUrl>()
  return {
    find: (url: string) => urls.get(url),
    remember({ call, input, request }: AllowedCall, key: string) {
      const { pathname, search } = new URL(request.url)
      const url = pathname + search
      if (url.length > longestUrl) return
      if (urls.size >= mostUrls) urls.clear()
      urls.set(url, { key, onServed: () => call.onAnswered(input) })
    },
  }
}

/** Null: not cached. */
function keyOf({ call, input }: AllowedCall): string | null {
  if (call.method !== 'get' || call.reads === null) return null
  const key = call.cacheKey(input)
  return key === null ? null : `${call.path} ${JSON.stringify(key)}`
}
