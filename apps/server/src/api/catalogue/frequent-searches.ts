import { searchWords } from '@minikran/domain/catalogue/search-words'
import { LRUCache } from 'lru-cache'

const mostRemembered = 1_000

/** A search as it is cached: its words in lower case, without punctuation around them. */
export const normalizedSearch = (search: string) => searchWords(search).join(' ').toLowerCase()

/**
 * Whether a search is among the latest ones. Only repeated searches are cached: a flood of different
 * ones must not push pages out of the cache.
 */
export function createFrequentSearches(): (search: string) => boolean {
  const remembered = new LRUCache<string, true>({ max: mostRemembered })
  return (search) => {
    const isRepeated = remembered.has(search)
    remembered.set(search, true)
    return isRepeated
  }
}
