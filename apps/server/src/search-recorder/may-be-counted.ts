/** Words that fewer searches of a month had could be one person’s: they are not shown. */
export const leastSearches = 3

const mostCharacters = 40
/** An e-mail address or a link. */
const address = /[@/\\:]/
/** A phone number, an organisation number or one like them. */
const longNumber = /\d(?:[\s.-]?\d){5}/

/** Whether words that were searched for can be counted without being about a person. */
export function mayBeCounted(words: string): boolean {
  return (
    words !== '' &&
    words.length <= mostCharacters &&
    !address.test(words) &&
    !longNumber.test(words)
  )
}
