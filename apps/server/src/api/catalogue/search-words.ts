const mostWords = 8
const longestWord = 60
const signsAround = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+$/gu

/** The words of a search, without punctuation around them: a search has no operators. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .map((part) => part.replaceAll(signsAround, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longestWord).join(''))
}
