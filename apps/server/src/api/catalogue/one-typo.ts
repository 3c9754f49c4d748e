/** Letters as the stored search text has them: lower case, without accents. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether one letter too many, too few, wrong, or two swapped neighbours make the difference.
 * Equal words differ by none and answer true.
 */
export function isWithinOneTypo(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  return (
    isSameFrom(typed, at + 1, { word, from: at + 1 }) ||
    isSameFrom(typed, at, { word, from: at + 1 }) ||
    isSameFrom(typed, at + 1, { word, from: at }) ||
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      isSameFrom(typed, at + 2, { word, from: at + 2 }))
  )
}

function isSameFrom(typed: string, at: number, { word, from }: { word: string; from: number }) {
  return typed.length - at === word.length - from && typed.endsWith(word.slice(from))
}

const shortestWord = 4
const shortestBeginning = 6
const mostMeant = 8

/** Words that a typo may stand for, and as one text to look up parts of words. */
export type KnownWords = { words: readonly string[]; text: string }

export const knownWords = (words: readonly string[]): KnownWords => ({
  words,
  text: words.join(' '),
})

/**
 * The known words that a typed word may mean: those one typo away, also without the typed word's
 * ending ("minkranarna": "minikranar"), else beginnings of known words ("vakum": "vakuum" of
 * "vakuumlyft"). None when the typed word is part of a known one.
 */
export function meantWords(typed: string, known: KnownWords): string[] {
  const plain = plainLetters(typed)
  if (plain.length < shortestWord || known.text.includes(plain)) return []
  const meant: string[] = []
  for (const word of known.words) {
    if (isMeant(plain, word)) meant.push(word)
    if (meant.length === mostMeant) break
  }
  return meant.length > 0 ? meant : meantBeginnings(plain, known.words)
}

function meantBeginnings(plain: string, words: readonly string[]): string[] {
  const lengths = [plain.length + 1, plain.length, plain.length - 1].filter(
    (length) => length >= shortestBeginning,
  )
  const meant = new Set<string>()
  for (const word of words) {
    // Few mistype the first letter, and comparing it first spares nearly all words.
    if (word[0] !== plain[0]) continue
    const beginnings = lengths.map((length) => word.slice(0, length))
    const beginning = beginnings.find((text) => isWithinOneTypo(plain, text))
    if (beginning !== undefined) meant.add(beginning)
    if (meant.size === mostMeant) break
  }
  return [...meant]
}

function isMeant(plain: string, word: string): boolean {
  if (word.length < shortestWord || word.length > plain.length + 1) return false
  if (isWithinOneTypo(plain, word)) return true
  if (word.length === shortestWord) return false
  const stems = [word.length - 1, word.length, word.length + 1]
  return stems.some(
    (length) => length < plain.length && isWithinOneTypo(plain.slice(0, length), word),
  )
}
