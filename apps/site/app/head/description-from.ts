const maxLength = 120

/** The first 120 characters of a text without markup, cut between words. */
export function descriptionFrom(content: string): string {
  const text = content
    .slice(0, 5000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    // The last, so that the text &amp;lt; becomes &lt;.
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim()
  // A character has at most two units, so the rest of a long text is not split.
  const beginning = text.slice(0, 2 * (maxLength + 1))
  const characters = [...beginning]
  if (characters.length <= maxLength) return text
  const start = characters.slice(0, maxLength).join('')
  const endsWithWord = characters[maxLength] === ' '
  const lastSpace = start.lastIndexOf(' ')
  return endsWithWord || lastSpace === -1 ? start : start.slice(0, lastSpace)
}
