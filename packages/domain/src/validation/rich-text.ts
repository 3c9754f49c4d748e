import type { Rule } from './rules.ts'

/** A tag as browsers read it: a bare `<`, as in `width < 900`, is text. */
const tagStart = /[a-zA-Z/!]/
/** `&amp;` to `&#x1F600;`; longer names are no entity. */
const longestEntity = 10

/**
 * The length of the visible text of a message in HTML, in code points: a tag counts nothing, an entity
 * one. No backtracking.
 */
export function richTextLength(html: string): number {
  let length = 0
  let at = 0
  while (at < html.length) {
    const character = html[at]
    if (character === '<' && tagStart.test(html[at + 1] ?? '')) {
      const end = html.indexOf('>', at)
      // A tag without an end includes the rest, as in a browser.
      at = end === -1 ? html.length : end + 1
      continue
    }
    length += 1
    at += character === '&' ? entityLength(html, at) : (html.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }
  return length
}

function entityLength(html: string, at: number): number {
  const end = html.slice(at + 1, at + 1 + longestEntity).indexOf(';')
  return end > 0 && /^#?[a-zA-Z0-9]+$/.test(html.slice(at + 1, at + 1 + end)) ? end + 2 : 1
}

/** The longest HTML, as a multiple of its visible text. */
const maxMarkupFactor = 8

/** The longest visible text of a message. */
export function maxTextLength(max: number): Rule {
  return (html) =>
    html.length > max * maxMarkupFactor || richTextLength(html) > max
      ? { rule: 'maxLength', max }
      : null
}

/** Escapes a plain text for a message in HTML. */
export function plainTextAsHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The plain text of a message in HTML; the items of a list become lines that begin with a dash. */
export function htmlAsPlainText(html: string): string {
  return html
    .replaceAll('<li>', '\n– ')
    .replaceAll(/<\/[uo]l>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}
