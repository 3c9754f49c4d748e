/** Rule keys of a new password: length alone is asked for, and that it is no common one. */
export type PasswordRule = 'required' | 'minLength' | 'maxLength' | 'common'

export const shortestPassword = 8
export const longestPassword = 1_000

type Known = {
  address: string
  companyNames: readonly string[]
  /** Whether everybody tries it first; asked in lower case. */
  isCommon: (text: string) => boolean
}

/**
 * The first rule that a new password breaks; null when it is good. No rules on which characters:
 * they make passwords worse (OWASP ASVS 6.2). Digits and signs around a word that everybody tries,
 * or that says whose password it is, make it no better.
 */
export function newPasswordFault(
  password: string,
  { address, companyNames, isCommon }: Known,
): PasswordRule | null {
  if (password === '') return 'required'
  // Whole characters, so that an emoji is one.
  const length = [...password].length
  if (length < shortestPassword) return 'minLength'
  if (length > longestPassword) return 'maxLength'
  const lowered = password.normalize('NFKC').toLowerCase()
  const typed = plain(password)
  const word = wordIn(typed)
  const [local = ''] = plain(address).split('@')
  const own = [plain(address), local, wordIn(local), ...companyNames.map(plain)]
  const isOwn = own.some((name) => name !== '' && [typed, word].includes(name))
  const isOneCharacter = new Set(lowered).size === 1
  const isCommonWord = isCommon(lowered) || (word.length >= shortestWord && isCommon(word))
  return isOwn || isOneCharacter || isCommonWord ? 'common' : null
}

// Of shorter ones nearly all are in every list; what stands around them is the password.
const shortestWord = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(' ', '')

/** A text without the digits and signs around it. */
const wordIn = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
