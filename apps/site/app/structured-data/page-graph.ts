import type { Post } from '@minikran/contract/posts'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import type { BreadcrumbList, ListItem, NewsArticle, Thing } from 'schema-dts'
import { depotFacts } from './depot.ts'
import { organization, webSite } from './organization.ts'
import { addressOf, organizationId, type PageFacts } from './page-facts.ts'
import { productFacts } from './product.ts'
import { shareImage } from './share-image.ts'

/** The structured data of a page; all items refer to the company by its id. */
export function pageGraph(facts: PageFacts): { '@context': string; '@graph': Thing[] } {
  const { answers, path } = facts
  const { getProductObj: product, getDepotObj: depot, getPostObj: post } = answers
  const things: (Thing | null)[] = [
    organization(facts),
    path === '/' ? webSite(facts) : null,
    product?.path === path ? productFacts(product, facts) : null,
    depot?.path === path ? depotFacts(depot, facts) : null,
    post?.path === path ? newsArticle(post, facts) : null,
    breadcrumbList(facts),
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== null),
  }
}

/** The breadcrumbs; null on a page without. */
function breadcrumbList(facts: PageFacts): Exclude<BreadcrumbList, string> | null {
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

/** A post as a news article. */
function newsArticle(post: Post, facts: PageFacts): Exclude<NewsArticle, string> {
  const url = addressOf(facts, post.path)
  const company = { '@id': organizationId(facts) }
  const { text, lang } = titleIn(post, 'title', facts.locale)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: text,
    inLanguage: lang,
    mainEntityOfPage: url,
    url,
    image: shareImage(facts),
    datePublished: post.publish_at,
    author: company,
    publisher: company,
  }
}
