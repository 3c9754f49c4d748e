import sanitizeHtml from 'sanitize-html'
import { discarding } from './clean-rich-text.ts'

const listTags = ['ul', 'ol', 'li']

/**
 * Allows bold and lists in the text of an inquiry; everything else becomes plain text. Paragraphs and
 * line breaks become line ends, so that texts with and without the editor look the same.
 */
export function cleanInquiryText(text: string): string {
  const clean = sanitizeHtml(text.replaceAll('\r\n', '\n'), {
    ...discarding,
    allowedTags: ['b', 'strong', 'p', 'br', ...listTags],
    allowedAttributes: {},
  })
  const lines = clean.replaceAll('<p>', '').replace(/<\/p>|<br \/>/g, '\n')
  // A list begins on a new line anyway.
  return lines
    .split(/(<\/?(?:ul|ol|li)>)/)
    .map((part) => (/^<\/?(ul|ol|li)>$/.test(part) ? part : withoutOuterLineEnds(part)))
    .join('')
    .trim()
}

function withoutOuterLineEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text[start] === '\n') start += 1
  while (end > start && text[end - 1] === '\n') end -= 1
  return text.slice(start, end)
}
