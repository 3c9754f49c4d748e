import { m } from '@minikran/i18n/messages'
import { localPath } from '../locale-path.ts'
import type { PageFacts } from '../structured-data/page-facts.ts'
import { pageGraph } from '../structured-data/page-graph.ts'
import { shareImage } from '../structured-data/share-image.ts'

/** HTML for search engines and link previews: `tags` at the end of the head, `block` of the body. */
export type SeoTags = { tags: string; block: string }

export const noSeoTags: SeoTags = { tags: '', block: '' }

/**
 * Open Graph tags, the link to the news feed and structured data. They are added to the HTML and not
 * rendered by React, so that they need no script in the browser.
 */
export function seoTags(markup: string, facts: PageFacts): SeoTags {
  return { tags: headTags(markup, facts), block: factsBlock(facts) }
}

function headTags(markup: string, facts: PageFacts): string {
  const { publicUrl, locale } = facts
  const title = between(markup, '<title>', '</title>')
  const description = between(markup, '<meta name="description" content="', '"')
  const image = shareImage(facts)
  const named: [string, string, string][] = [
    ['property', 'og:type', facts.answers.getPostObj?.path === facts.path ? 'article' : 'website'],
    ['property', 'og:site_name', 'Minikran'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', `${publicUrl}${localPath(facts.path, locale)}`],
    ['property', 'og:locale', locale === 'sv' ? 'sv_SE' : 'en_GB'],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  const feed = `${publicUrl}${localPath('/nyheter/rss.xml', locale)}`
  return [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    ...(facts.analyticsSrc === null ? [] : [analyticsTag(facts.analyticsSrc)]),
    ...named.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${content}"/>`),
    `<link rel="alternate" type="application/rss+xml" title="${m.feed_title({}, { locale })}" href="${feed}"/>`,
  ].join('')
}

// The address is validated when the server starts; only its `&` needs escaping.
const analyticsTag = (address: string) =>
  `<meta name="analytics" content="${address.replaceAll('&', '&amp;')}"/>`

// Title and description are already in the head, escaped for HTML.
function between(text: string, start: string, end: string): string {
  const at = text.indexOf(start)
  if (at === -1) return ''
  const from = at + start.length
  return text.slice(from, text.indexOf(end, from))
}

// `<` is escaped so that no text can close the script element.
function factsBlock(facts: PageFacts): string {
  const json = JSON.stringify(pageGraph(facts)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
