import type { Post } from '@minikran/contract/posts'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import type { NewsArticle } from 'schema-dts'
import { addressOf, organizationId, type PageFacts } from './page-facts.ts'
import { shareImage } from './share-image.ts'

/** A post as a news article. */
export function newsArticle(post: Post, facts: PageFacts): Exclude<NewsArticle, string> {
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
