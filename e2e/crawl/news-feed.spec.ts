import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { readFeed } from './read-sitemap.ts'

type Post = { path: string; title_sv: string; title_en: string | null; publish_at: string }

const { url: siteUrl } = site
const toSecond = (instant: string) => Math.floor(Date.parse(instant) / 1_000)

for (const [language, prefix] of [
  ['sv', ''],
  ['en', '/en'],
] as const) {
  test(`the news feed has every post and links to existing pages (${language})`, async ({
    request,
  }) => {
    // Other journeys publish posts meanwhile.
    await expect(async () => {
      const feed = readFeed(await (await request.get(`${prefix}/nyheter/rss.xml`)).text())
      const answer = await request.get('/api/site/getPostsArr?show_amount=50')
      const { data: posts } = (await answer.json()) as { data: Post[] }
      expect([feed.language, feed.link]).toEqual([language, `${siteUrl}${prefix}/nyheter`])
      expect(posts.length).toBeGreaterThan(6)
      expect(feed.item.map((item) => [item.title, item.link, toSecond(item.pubDate)])).toEqual(
        posts.map((post) => [
          (language === 'en' && post.title_en) || post.title_sv,
          `${siteUrl}${prefix}${post.path}`,
          toSecond(post.publish_at),
        ]),
      )
      for (const { link, description } of feed.item) {
        const page = await request.get(link)
        expect(page.status(), link).toBe(200)
        expect(await page.text(), link).toContain(`<html lang="${language}"`)
        expect(description.trim(), link).not.toBe('')
        expect(description, link).not.toMatch(/href="\//)
      }
    }).toPass()
  })
}
