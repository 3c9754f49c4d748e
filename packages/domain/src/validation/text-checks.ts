/**
 * Character sets, each as a pattern for one character outside the set: without a quantifier it cannot
 * backtrack. Letters are those of all scripts, with combining marks.
 */
export const outside = {
  digits: /[^0-9]/u,
  digitsAndSpace: /[^0-9 ]/u,
  lettersAndDigits: /[^\p{L}\p{M}\p{Nd} &?!]/u,
  // Bidirectional controls could reorder the text around a name.
  oneLine: /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u,
  manyLines: /[^\P{Cc}\n\r\t]|\p{Cs}/u,
  emailAtom: /[^\p{L}\p{M}\p{Nd}!#$%&'*+\-/=?^_`{|}~]/u,
  domainLabel: /[^\p{L}\p{M}\p{Nd}-]/u,
  host: /[^\p{L}\p{M}\p{Nd}.-]/u,
  // Invisible characters: spaces, zero-width characters, fillers, the empty Braille cell.
  blank: /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u,
  webAddress: /[\p{Cc}\p{Cs}\p{Z}"<>\\^`{|}]/u,
} as const

export type CharacterSet = keyof typeof outside

/** Whether a text is not empty and all its characters are in the set. */
export function consistsOf(text: string, set: CharacterSet): boolean {
  return text !== '' && !outside[set].test(text)
}

// Browsers accept these dots of other scripts in hosts.
const otherDots = /[\u3002\uff0e\uff61]/gu
// A dot within a word before two letters of one case: `.se` and `.COM`, but not `H.M.` and `St.Eriks`.
const hostEnding = /[^\s.]\.(?:\p{Ll}{2}|\p{Lu}{2}|\p{Lo}{2})/u

/** Whether a text contains a URL. A host alone is allowed in company names, such as "Hemnet.se AB". */
export function holdsUrl(text: string): boolean {
  const small = text.replace(otherDots, '.').toLowerCase()
  return small.includes('://') || small.includes('www.')
}

/** Whether a text contains a URL or a host, which mail programs turn into a link. */
export function holdsWebAddress(text: string): boolean {
  return holdsUrl(text) || hostEnding.test(text.replace(otherDots, '.'))
}

const largestPort = 65_535

/** Whether a text is an http(s) URL with a host, without credentials and spaces (docs/inquiries.md). */
export function isWebAddress(text: string): boolean {
  const start = text.slice(0, 'https://'.length).toLowerCase()
  const scheme = ['https://', 'http://'].find((known) => start.startsWith(known))
  if (scheme === undefined || !consistsOf(text, 'webAddress')) return false
  const rest = text.slice(scheme.length)
  const ends = ['/', '?', '#'].map((mark) => rest.indexOf(mark)).filter((at) => at !== -1)
  const host = rest.slice(0, Math.min(rest.length, ...ends))
  const [name = '', port = '0', ...others] = host.split(':')
  const isPort = consistsOf(port, 'digits') && Number(port) <= largestPort
  const isHost = consistsOf(name, 'host') && consistsOf(name.slice(0, 1), 'domainLabel')
  return isHost && isPort && others.length === 0
}
