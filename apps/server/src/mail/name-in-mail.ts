// The text of a form may be bold from and to any letter, of which the plain text of a mail keeps nothing.
const tags = String.raw`(?:<\/?\w+>)*`
const scheme = new RegExp(`:(?=${tags}/${tags}/)`, 'g')
const dot = new RegExp(String.raw`(?<=\S)\.(?=${tags}\p{L}${tags}\p{L})`, 'gu')

/**
 * A text that may be mailed to a stranger, changed so that mail programs make no link of it: with a space
 * after a scheme's colon and after a dot inside a word.
 */
export function nameInMail(name: string): string {
  return name.replace(scheme, ': ').replace(dot, '. ')
}
