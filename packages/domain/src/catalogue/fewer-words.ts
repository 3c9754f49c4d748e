import { searchWords } from './search-words.ts'

const mostSearches = 5
// A letter and two more letters or figures: no plain figure and no unit.
const word = /\p{L}.*[\p{L}\p{Nd}].*[\p{L}\p{Nd}]/u
const unit = /^[\d.,]*(?:kilo|ton|tons|tonnes?|meters?|metres?)$/i

/**
 * What to search for when no product has all words of a search, most words first: its words without
 * figures and units, and each of them.
 */
export function fewerWords(search: string): string[] {
  const all = searchWords(search)
  const words = all.filter((each) => word.test(each) && !unit.test(each))
  const telling = [...new Map(words.map((each) => [each.toLowerCase(), each])).values()]
  const together = telling.length < all.length && telling.length > 1 ? [telling.join(' ')] : []
  const single = all.length > 1 ? telling : []
  return [...together, ...single].slice(0, mostSearches)
}
