/**
 * Sets of characters, each written as the one character that lies outside: a search for a single
 * character has no quantifier, so it reads a text once and has nothing to backtrack into.
 * Letters are those of every script, with their combining marks.
 */
export const outside = {
  digits: /[^0-9]/u,
  digitsAndSpace: /[^0-9 ]/u,
  lettersAndDigits: /[^\p{L}\p{M}\p{Nd} &?!]/u,
  // Direction marks would let a name turn the text around it.
  oneLine: /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u,
  manyLines: /[^\P{Cc}\n\r\t]|\p{Cs}/u,
  emailAtom: /[^\p{L}\p{M}\p{Nd}!#$%&'*+\-/=?^_`{|}~]/u,
  domainLabel: /[^\p{L}\p{M}\p{Nd}-]/u,
  host: /[^\p{L}\p{M}\p{Nd}.:-]/u,
  // Nothing that can be seen: blanks, zero-width characters, fillers, the empty Braille cell.
  blank: /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u,
  webAddress: /[\p{Cc}\p{Cs}\p{Z}"<>\\^`{|}]/u,
} as const

export type CharacterSet = keyof typeof outside

/** Every character belongs to the set, and there is one. */
export function consistsOf(text: string, set: CharacterSet): boolean {
  return text !== '' && !outside[set].test(text)
}

// Browsers read the dots of other scripts as dots.
const otherDots = /[\u3002\uff0e\uff61]/gu
// A dot inside a word before two letters alike: `.se` and `.COM`, not the dots of `H.M.` and `St.Eriks`.
const hostEnding = /[^\s.]\.(?:\p{Ll}{2}|\p{Lu}{2}|\p{Lo}{2})/u

/** A company's name holds a URL: a scheme or `www.`. Some are named after a host, "Hemnet.se AB". */
export function holdsUrl(text: string): boolean {
  const small = text.replace(otherDots, '.').toLowerCase()
  return small.includes('://') || small.includes('www.')
}

/** A person's name holds what mail programs make a link of: a URL or the name of a host. */
export function holdsWebAddress(text: string): boolean {
  return holdsUrl(text) || hostEnding.test(text.replace(otherDots, '.'))
}

/** An http or https address with a host and neither credentials nor blanks (docs/inquiries.md). */
export function isWebAddress(text: string): boolean {
  const start = text.slice(0, 'https://'.length).toLowerCase()
  const scheme = ['https://', 'http://'].find((known) => start.startsWith(known))
  if (scheme === undefined || !consistsOf(text, 'webAddress')) return false
  const rest = text.slice(scheme.length)
  const ends = ['/', '?', '#'].map((mark) => rest.indexOf(mark)).filter((at) => at !== -1)
  const host = rest.slice(0, Math.min(rest.length, ...ends))
  return consistsOf(host, 'host') && consistsOf(host.slice(0, 1), 'domainLabel')
}
