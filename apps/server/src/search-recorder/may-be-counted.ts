/** Words with fewer searches in a month are not shown, since they could be one person’s. */
export const leastSearches = 3

const mostCharacters = 40
/** An e-mail address or a link. */
const address = /[@/\\:]/
/** A phone number, an organisation number or one like them. */
const longNumber = /\d(?:[\s.-]?\d){5}/

/** Whether searched words can be stored: short, and without addresses and long numbers. */
export function mayBeCounted(words: string): boolean {
  return (
    words !== '' &&
    words.length <= mostCharacters &&
    !address.test(words) &&
    !longNumber.test(words)
  )
}
