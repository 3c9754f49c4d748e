import { acceptedEncoding, compress } from '../http/compression.ts'
import type { CacheStore } from './cache-store.ts'
import { bodyFor, type CachedAnswer, compressedBody, type EncodedBody } from './cached-answer.ts'

export type EncodingQueue = {
  /** The body in the best accepted encoding; null: it is added to the answer in the background. */
  bodyFor: (found: Found, acceptEncoding: string | null) => EncodedBody | null
}

type Found = { key: string; answer: CachedAnswer }

/** Compresses cached answers at the highest level, one at a time, so that requests get processor time. */
export function createEncodingQueue(store: CacheStore): EncodingQueue {
  const queued = new WeakMap<CachedAnswer, Set<string>>()
  let last: Promise<void> = Promise.resolve()

  const encode = async (key: string, answer: CachedAnswer, encoding: 'br' | 'gzip') => {
    // It may have been dropped from the cache while it waited.
    if (!store.has(key, answer)) return
    const bytes = await compress(answer.plain.body, encoding, 'best')
    answer[encoding] = compressedBody(answer, encoding, bytes)
    store.updateSize(key, answer)
  }
  const add = (key: string, answer: CachedAnswer, encoding: 'br' | 'gzip') => {
    const encodings = queued.get(answer) ?? new Set()
    if (encodings.has(encoding)) return
    queued.set(answer, encodings.add(encoding))
    last = last.then(() => encode(key, answer, encoding)).catch(() => undefined)
  }
  return {
    bodyFor({ key, answer }, acceptEncoding) {
      const encoded = bodyFor(answer, acceptEncoding)
      const missing = encoded === null ? acceptedEncoding(acceptEncoding) : null
      if (missing !== null) add(key, answer, missing)
      return encoded
    },
  }
}
