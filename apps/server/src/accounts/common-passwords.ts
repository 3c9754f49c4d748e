let known: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that everybody tries first; loaded when somebody sets one. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}
