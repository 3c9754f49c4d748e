import { m } from '@minikran/i18n/messages'
import type { BreadcrumbList, ListItem } from 'schema-dts'
import { addressOf, type PageFacts } from './page-facts.ts'

/** The breadcrumbs; null on a page without. */
export function breadcrumbList(facts: PageFacts): Exclude<BreadcrumbList, string> | null {
  const { trail, publicUrl, locale } = facts
  if (trail.length === 0) return null
  const home = { name: m.shell_home({}, { locale }), item: addressOf(facts, '/') }
  const crumbs = trail.map(({ title, path }) => ({ name: title, item: `${publicUrl}${path}` }))
  const items: ListItem[] = [home, ...crumbs].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...crumb,
  }))
  return { '@type': 'BreadcrumbList', itemListElement: items }
}
