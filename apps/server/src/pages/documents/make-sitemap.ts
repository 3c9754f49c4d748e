import { localizedPath } from '@minikran/domain/catalogue/product-path'
import type { ListedItem, ListItems } from './listed-items.ts'

type Entry = { path: string; changedAt?: Date }
type Options = {
  publicUrl: string
  /** The route table's own words: `/produkter/:prodcat`. */
  listedPaths: readonly string[]
  items: Readonly<Record<string, ListItems>>
}

/**
 * Every public address, in both languages, each naming itself, its twin and the Swedish one as
 * default (contract §3). An address with a name in it stands for all items that it shows.
 */
export async function makeSitemap({ publicUrl, listedPaths, items }: Options): Promise<string> {
  const entries = await Promise.all(listedPaths.map((path) => entriesOf(path, items)))
  const { SitemapStream, streamToPromise } = await import('sitemap')
  const stream = new SitemapStream({
    hostname: publicUrl,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  })
  for (const { path, changedAt } of entries.flat()) {
    const swedish = localizedPath(path, 'sv')
    const english = localizedPath(path, 'en')
    const links = [
      { lang: 'sv', url: swedish },
      { lang: 'en', url: english },
      { lang: 'x-default', url: swedish },
    ]
    for (const url of [swedish, english]) {
      stream.write({ url, links, ...(changedAt && { lastmod: changedAt.toISOString() }) })
    }
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

async function entriesOf(path: string, items: Options['items']): Promise<Entry[]> {
  if (!path.includes(':')) return [{ path }]
  const list: ListItems | undefined = items[path]
  if (list === undefined) throw new Error(`The sitemap knows no items for ${path}.`)
  const listed: ListedItem[] = await list()
  return listed
}
