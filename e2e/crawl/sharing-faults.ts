import { localeOf } from './alternate-faults.ts'
import { whole } from './crawl-site.ts'
import { attribute, type ParsedPage } from './parsed-page.ts'

function sharedTag({ html }: ParsedPage, name: string): string {
  const tag = new RegExp(`<meta property="og:${name}"[^>]*>`).exec(html)?.[0]
  return attribute(tag ?? '', 'content')
}

/** `/og`, the page's address and `.png`; a machine's or course's has only its own name. */
function pictureOf(page: ParsedPage): string {
  const [address = ''] = page.path.split('?')
  const prefix = localeOf(page) === 'sv' ? '' : '/en'
  const path = address.slice(prefix.length) || '/'
  const product = /^\/produkter\/[^/]+\/[^/]+(\/[^/]+)$/.exec(path)?.[1]
  const name = path === '/' ? '/minikran' : path
  return whole(`/og${prefix}${product === undefined ? name : `/produkt${product}`}.png`)
}

/** Sharing tags have the texts of their page and name its own picture. */
export function sharingFaults(page: ParsedPage): string[] {
  const { path, title, description, canonical } = page
  const due = {
    title,
    description,
    url: canonical.split('?')[0],
    locale: localeOf(page) === 'sv' ? 'sv_SE' : 'en_GB',
    image: pictureOf(page),
  }
  return Object.entries(due)
    .map(([name, text]) => ({ name, text, told: sharedTag(page, name) }))
    .filter(({ text, told }) => text !== told)
    .map(({ name, text, told }) => `${path}: ${name} ${told}, not ${text}`)
}
