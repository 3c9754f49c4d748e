import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'svg', 'math'],
  nestingLimit: 8,
}

/** Sanitises HTML of the back office. */
export function cleanRichText<Text extends string | null>(text: Text): Text {
  return (text === null ? null : sanitizeHtml(text, options).trim()) as Text
}
