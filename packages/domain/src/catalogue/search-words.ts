const mostWords = 8
const longestWord = 60
const signsAround = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}]+$/gu
// What every search here is about, and what only joins words: "hyra kran för glas".
const swedishFillers = 'hyra hyr uthyrning pris priser och eller med för till på som i en ett av'
const englishFillers = 'rent rental hire price prices and or with for to on in the a an of'
const fillers = new Set(`${swedishFillers} ${englishFillers}`.split(' '))

/**
 * The words of a search, without punctuation around them: a search has no operators. Fillers are left
 * out of searches that have other words.
 */
export function searchWords(search: string): string[] {
  const words = search
    .split(/\s+/)
    .map((part) => part.replaceAll(signsAround, ''))
    .filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : words)
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, longestWord).join(''))
}
