import { XMLParser } from 'fast-xml-parser'

export type SitemapEntry = {
  loc: string
  lastmod?: string
  alternates: ReadonlyMap<string, string>
}

type XhtmlLink = { '@rel': string; '@hreflang': string; '@href': string }
type Url = { loc: string; lastmod?: string; 'xhtml:link': XhtmlLink[] }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'url' || name === 'xhtml:link' || name === 'item',
})

export function readSitemap(xml: string): SitemapEntry[] {
  const { urlset } = parser.parse(xml) as { urlset: { url: Url[] } }
  return urlset.url.map(({ loc, lastmod, 'xhtml:link': links }) => ({
    loc,
    ...(lastmod !== undefined && { lastmod }),
    alternates: new Map(links.map((link) => [link['@hreflang'], link['@href']])),
  }))
}

export type FeedItem = { title: string; link: string; pubDate: string; description: string }

export function readFeed(xml: string): { link: string; language: string; item: FeedItem[] } {
  const { rss } = parser.parse(xml) as {
    rss: { channel: { link: string; language: string; item: FeedItem[] } }
  }
  return rss.channel
}
