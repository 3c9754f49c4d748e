import { LRUCache } from 'lru-cache'
import { searchWords } from './search-words.ts'

const mostRemembered = 1_000

/** A search as it is cached: its words in lower case, without the signs that say nothing. */
export const normalizedSearch = (search: string) => searchWords(search).join(' ').toLowerCase()

/**
 * Remembers the latest searches. One that was asked for before is worth caching; a flood of texts
 * that are asked for once must not push pages out of the cache.
 */
export function createFrequentSearches(): (search: string) => boolean {
  const remembered = new LRUCache<string, true>({ max: mostRemembered })
  return (search) => {
    const wasAsked = remembered.has(search)
    remembered.set(search, true)
    return wasAsked
  }
}
