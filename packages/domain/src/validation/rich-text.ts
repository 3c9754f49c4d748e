import type { Rule } from './rules.ts'

/** A tag as browsers read it: a bare `<`, as in `width < 900`, is text. */
const tagStart = /[a-zA-Z/!]/
/** `&amp;` to `&#x1F600;`; longer names than these are no sign. */
const longestEntity = 10

/**
 * How long a message in HTML is to whoever reads it, in code points: a tag counts nothing, an
 * entity is one sign. Counts no further than `enough`. One pass, nothing to backtrack.
 */
export function richTextLength(html: string, enough = Number.POSITIVE_INFINITY): number {
  let length = 0
  let at = 0
  while (at < html.length && length <= enough) {
    const sign = html[at]
    if (sign === '<' && tagStart.test(html[at + 1] ?? '')) {
      const end = html.indexOf('>', at)
      // A tag that never ends swallows the rest, as it does in a browser.
      at = end === -1 ? html.length : end + 1
      continue
    }
    length += 1
    at += sign === '&' ? entityLength(html, at) : (html.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  return length
}

function entityLength(html: string, at: number): number {
  const end = html.slice(at + 1, at + 1 + longestEntity).indexOf(';')
  return end > 0 && /^#?[a-zA-Z0-9]+$/.test(html.slice(at + 1, at + 1 + end)) ? end + 2 : 1
}

/** Tags may weigh so many times what they stand around. */
const tagShare = 8

/** A message of at most so many readable signs; the same in browser and server. */
export function maxTextLength(max: number): Rule {
  return (html) =>
    html.length > max * tagShare || richTextLength(html, max) > max
      ? { rule: 'maxLength', max }
      : null
}

/** Plain text as a message in HTML: every sign stays what it is, lines stay lines. */
export function plainTextAsHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
