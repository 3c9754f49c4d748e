/**
 * A text that may be mailed to a stranger, changed so that mail programs make no link of it: with a space
 * after a scheme's colon and after a dot inside a word.
 */
export function nameInMail(name: string): string {
  return name.replaceAll('://', ': //').replace(/(?<=\S)\.(?=\p{L}{2})/gu, '. ')
}
