const mostWords = 8
const longestWord = 60
const signsAround = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+$/gu

/**
 * The words of a search. Signs around a word are no operators and say nothing, nor does a part
 * without a letter or digit.
 */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .map((part) => part.replaceAll(signsAround, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longestWord).join(''))
}
