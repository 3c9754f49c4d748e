import { compress } from '../http/compression.ts'
import type { CacheStore } from './cache-store.ts'
import { type CachedAnswer, compressedBody } from './cached-answer.ts'

export type EncodingQueue = {
  /** Adds the compressed body to the answer, in the background and once. */
  add: (key: string, answer: CachedAnswer, encoding: 'br' | 'gzip') => void
}

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
  return {
    add(key, answer, encoding) {
      const encodings = queued.get(answer) ?? new Set()
      if (encodings.has(encoding)) return
      queued.set(answer, encodings.add(encoding))
      last = last.then(() => encode(key, answer, encoding)).catch(() => undefined)
    },
  }
}
