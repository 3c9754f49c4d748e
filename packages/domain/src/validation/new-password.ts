/** Rule keys of a new password: length alone is asked for, and that it is no common one. */
export type PasswordRule = 'required' | 'minLength' | 'maxLength' | 'common'

export const shortestPassword = 8
export const longestPassword = 1_000

/**
 * The first rule that a new password breaks; null when it is good. No rules on which characters:
 * they make passwords worse (OWASP ASVS 6.2). `isCommon` judges it in lower case.
 */
export function newPasswordFault(
  password: string,
  { address, isCommon }: { address: string; isCommon: (password: string) => boolean },
): PasswordRule | null {
  if (password === '') return 'required'
  // Whole characters, so that an emoji is one.
  const length = [...password].length
  if (length < shortestPassword) return 'minLength'
  if (length > longestPassword) return 'maxLength'
  const lowered = password.normalize('NFKC').toLowerCase()
  const [local = ''] = address.toLowerCase().split('@')
  const isOwnAddress = lowered === address.toLowerCase() || lowered === local
  const isOneCharacter = new Set(lowered).size === 1
  return isOwnAddress || isOneCharacter || isCommon(lowered) ? 'common' : null
}
