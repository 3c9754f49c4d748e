import sanitizeHtml from 'sanitize-html'

/** Specification §5: of an inquiry's text only bold and lists are kept; everything else is text. */
export function cleanInquiryText(text: string): string {
  return sanitizeHtml(text, {
    allowedTags: ['b', 'strong', 'ul', 'ol', 'li'],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'svg', 'math'],
    nestingLimit: 8,
  }).trim()
}
