import type { Thing } from 'schema-dts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { depotFacts } from './depot.ts'
import { newsArticle } from './news-article.ts'
import { organization, webSite } from './organization.ts'
import type { PageFacts } from './page-facts.ts'
import { productFacts } from './product.ts'

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
