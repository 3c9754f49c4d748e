import { localizedPath } from '@minikran/domain/catalogue/product-path'
import type { ListItems } from './listed-items.ts'
import type { OwnPage } from './own-pages.ts'

type Options = {
  publicUrl: string
  /** As in the route table: `/produkter/:prodcat`. */
  listedPaths: readonly string[]
  items: Readonly<Record<string, ListItems>>
  findOwn: (path: string) => Promise<OwnPage | null>
}

/**
 * Every public address in both languages, each with links to both and to the Swedish one as default.
 * An address with a parameter becomes one address for each item.
 */
export async function makeSitemap({
  publicUrl,
  listedPaths,
  ...content
}: Options): Promise<string> {
  const entries = await Promise.all(listedPaths.map((path) => entriesOf(path, content)))
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

async function entriesOf(
  path: string,
  { items, findOwn }: Pick<Options, 'items' | 'findOwn'>,
): Promise<OwnPage[]> {
  if (!path.includes(':')) {
    const own = await findOwn(path)
    return own === null ? [] : [own]
  }
  const list = items[path]
  if (list === undefined) throw new Error(`The sitemap knows no items for ${path}.`)
  return list()
}
