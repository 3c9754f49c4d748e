/**
 * A name, or a text that may go to a stranger, as words that mail programs make no link of, whatever
 * was stored: a blank after a scheme and after a dot inside a word.
 */
export function nameInMail(name: string): string {
  return name.replaceAll('://', ': //').replace(/(?<=\S)\.(?=\p{L}{2})/gu, '. ')
}
