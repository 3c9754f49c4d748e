import { localeOf } from './alternate-faults.ts'
import { whole } from './crawl-site.ts'
import { attribute, type ParsedPage } from './parsed-page.ts'

export function sharedTag({ html }: ParsedPage, name: string): string {
  const tag = new RegExp(`<meta property="og:${name}"[^>]*>`).exec(html)?.[0]
  return attribute(tag ?? '', 'content')
}

/** Sharing tags have the texts of their page, and a machine's has its drawing. */
export function sharingFaults(page: ParsedPage): string[] {
  const { path, title, description, canonical, facts } = page
  const isMachine = facts.some((thing) => thing['@type'] === 'Product')
  const picture = isMachine ? `produkt/${path.split('/').at(-1)}` : 'minikran'
  const due = {
    title,
    description,
    url: canonical.split('?')[0],
    locale: localeOf(page) === 'sv' ? 'sv_SE' : 'en_GB',
    ...(!path.includes('/utbildningar/') && { image: whole(`/og/${picture}.png`) }),
  }
  return Object.entries(due)
    .map(([name, text]) => ({ name, text, told: sharedTag(page, name) }))
    .filter(({ text, told }) => text !== told)
    .map(({ name, text, told }) => `${path}: ${name} ${told}, not ${text}`)
}
