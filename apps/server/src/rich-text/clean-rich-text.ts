import sanitizeHtml from 'sanitize-html'

/** Tags that are not allowed are removed and their text stays, except that of these. */
export const discarding: sanitizeHtml.IOptions = {
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'svg', 'math'],
  nestingLimit: 8,
}

const options: sanitizeHtml.IOptions = {
  ...discarding,
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Sanitises HTML of the back office. */
export function cleanRichText<Text extends string | null>(text: Text): Text {
  return (text === null ? null : sanitizeHtml(text, options).trim()) as Text
}
