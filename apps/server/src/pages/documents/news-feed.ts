import {
  type Locale,
  localizedPath,
  postPath,
  splitLocale,
} from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { asc, desc } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { posts } from '../../database/schema/content.ts'
import { isVisible } from '../../database/visible.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'

const newest = 50

export type FeedOptions = { db: Database; publicUrl: string; locale: Locale }

/** The newest posts in one language as RSS 2.0; a post's address is its id. */
export async function makeNewsFeed({ db, publicUrl, locale }: FeedOptions): Promise<string> {
  const rows = await db
    .select()
    .from(posts)
    .where(isVisible(posts))
    .orderBy(desc(posts.publish_at), asc(posts.order), desc(posts.id))
    .limit(newest)
  const { Feed } = await import('feed')
  const addressOf = (path: string) => `${publicUrl}${localizedPath(path, locale)}`
  const words = { locale }
  const feed = new Feed({
    id: addressOf('/nyheter'),
    link: addressOf('/nyheter'),
    title: m.feed_title({}, words),
    description: m.feed_description({}, words),
    language: locale,
    copyright: m.feed_copyright({}, words),
    image: `${publicUrl}/icon-512.png`,
    feedLinks: { rss: addressOf('/nyheter/rss.xml') },
    // Without any post, `feed` writes the present time.
    ...(rows.length > 0 && {
      updated: latest(rows.flatMap((row) => [row.updated_at, row.publish_at ?? row.updated_at])),
    }),
  })
  for (const row of rows) {
    const link = addressOf(postPath(row))
    feed.addItem({
      id: link,
      guid: link,
      link,
      title: titleIn(row, 'title', locale).text,
      description: withWholeLinks(cleanRichText(titleIn(row, 'content', locale).text), {
        publicUrl,
        locale,
      }),
      date: row.publish_at ?? row.created_at,
    })
  }
  return feed.rss2()
}

// A feed reader needs absolute links. Files have one address, pages one for each language.
function withWholeLinks(html: string, { publicUrl, locale }: Omit<FeedOptions, 'db'>): string {
  return html.replace(/href="(\/[^"]*)"/g, (_, path: string) => {
    const isFile = path.startsWith('/upload/')
    return `href="${publicUrl}${isFile ? path : localizedPath(splitLocale(path).path, locale)}"`
  })
}

const latest = (dates: readonly Date[]) =>
  new Date(Math.max(...dates.map((date) => date.getTime())))
