/** Rules for a new password: its length, and that it is not a common one. */
export type PasswordRule = 'required' | 'minLength' | 'maxLength' | 'common'

export const shortestPassword = 8
export const longestPassword = 1_000

type Account = {
  address: string
  companyNames: readonly string[]
  /** Whether a text in lower case is a common password. */
  isCommon: (text: string) => boolean
}

/**
 * The first rule that a new password violates, or null. There are no rules on characters, since they
 * make passwords worse (OWASP ASVS 6.2). A common word, or a name of the account, is refused also with
 * digits and symbols around it.
 */
export function newPasswordFault(
  password: string,
  { address, companyNames, isCommon }: Account,
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

// Nearly all shorter words are in lists of passwords, so they are allowed with other characters around.
const shortestWord = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(' ', '')

/** A text without the digits and symbols around it. */
const wordIn = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
