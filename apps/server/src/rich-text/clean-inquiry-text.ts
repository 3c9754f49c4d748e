import sanitizeHtml from 'sanitize-html'

const listTags = ['ul', 'ol', 'li']

/**
 * Of an inquiry's text only bold and lists are kept, everything else is text.
 * Paragraphs and line breaks become line ends, so that a message reads the same whether it was
 * written plain or with the small editor.
 */
export function cleanInquiryText(text: string): string {
  const clean = sanitizeHtml(text.replaceAll('\r\n', '\n'), {
    allowedTags: ['b', 'strong', 'p', 'br', ...listTags],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'svg', 'math'],
    nestingLimit: 8,
  })
  const lines = clean.replaceAll('<p>', '').replace(/<\/p>|<br \/>/g, '\n')
  // A list stands on lines of its own anyway.
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
