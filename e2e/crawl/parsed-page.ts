/** Metadata of a page, parsed from its HTML. */
export type ParsedPage = {
  path: string
  status: number
  html: string
  lang: string
  title: string
  description: string
  headings: number
  isUnlisted: boolean
  canonical: string
  alternates: ReadonlyMap<string, string>
  /** Links to this site, without fragments. */
  links: readonly string[]
  facts: readonly Thing[]
}
export type Thing = Record<string, unknown> & { '@type'?: string; '@id'?: string }

export function parsePage(path: string, status: number, html: string): ParsedPage {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)
  const metas = tags('meta')
  const links = tags('link')
  const meta = (name: string) =>
    attribute(metas.find((tag) => tag.includes(`name="${name}"`)) ?? '', 'content')
  const alternates = links.filter((tag) => /hreflang=/i.test(tag))
  return {
    path,
    status,
    html,
    lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: decoded(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    description: meta('description'),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    isUnlisted: meta('robots').includes('noindex'),
    canonical: attribute(links.find((tag) => tag.includes('rel="canonical"')) ?? '', 'href'),
    alternates: new Map(
      alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    links: linksOf(html),
    facts: factsOf(html),
  }
}

export function attribute(tag: string, name: string): string {
  return decoded(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
}

/** The visible text in one line. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return decoded(
    body
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
}

function linksOf(html: string): string[] {
  const addresses = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, 'href'))
  const own = addresses.filter((address) => address.startsWith('/'))
  return [...new Set(own.map((address) => address.split('#')[0] ?? ''))]
}

function factsOf(html: string): Thing[] {
  const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
  return block === undefined ? [] : (JSON.parse(block) as { '@graph': Thing[] })['@graph']
}

function decoded(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, '\u00a0')
    .replace(/&amp;/g, '&')
}
