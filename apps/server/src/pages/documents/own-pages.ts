import type { Database } from '../../database/client.ts'
import { pages } from '../../database/schema/content.ts'
import { isVisible } from '../../database/visible.ts'
import { cleanRichText } from '../../media/clean-rich-text.ts'
import {
  changeOf,
  type ListedItem,
  type ListItems,
  type listedItems,
  listMakes,
  once,
} from './listed-items.ts'

/** One of the site's own pages; without a date nothing stands on it yet. */
export type OwnPage = { path: string; changedAt?: Date }
type Items = ReturnType<typeof listedItems>

/**
 * Finds the site's own pages by their Swedish address, each as old as the last change of what
 * stands on it; null for a page whose text is not finished, which search engines are told to skip.
 */
export function ownPagesIn(db: Database, items: Items) {
  const lists = listsOn(db, items)
  const texts = once(() => finishedTexts(db))

  return async (path: string): Promise<OwnPage | null> => {
    const text = (await texts()).find((finished) => finished.path === path)
    if (text === undefined && !textless.has(path)) return null
    const shown = await Promise.all((lists[path] ?? []).map((list) => list()))
    const changes = shown.flat().map(({ changedAt }) => changedAt.getTime())
    if (text !== undefined) changes.push(text.changedAt.getTime())
    // One by one: there may be more items than a call has room for.
    const last = changes.reduce((latest, ms) => Math.max(latest, ms), 0)
    return last === 0 ? { path } : { path, changedAt: new Date(last) }
  }
}

/** Pages whose words are all the site's own. */
const textless = new Set(['/', '/produkter', '/kranvaljaren', '/nyheter', '/regioner'])

/** What a page shows besides a text of its own. */
function listsOn(db: Database, items: Items): Readonly<Record<string, readonly ListItems[]>> {
  const categories = items['/produkter/:prodcat']
  const machines = items['/produkter/:prodcat/:prodsubcat/:product']
  const news = items['/nyhet/:post']
  const depots = items['/region/:depot']
  return {
    '/': [categories, machines, news, depots],
    '/produkter': [categories, machines],
    '/kranvaljaren': [machines],
    '/nyheter': [news, items['/presentation/:presentation']],
    '/regioner': [depots],
    '/utbildningar': [machines],
    '/leverantorer': [() => listMakes(db)],
  }
}

/** Texts that say something, each with the address of its page. */
async function finishedTexts(db: Database): Promise<ListedItem[]> {
  const rows = await db
    .select({ key: pages.page_key, content: pages.content_sv, changedAt: changeOf(pages) })
    .from(pages)
    .where(isVisible(pages))
  const said = rows.filter(({ content }) => plainText(content) !== '')
  return said.map(({ key, changedAt }) => ({ path: `/${key}`, changedAt }))
}

const plainText = (content: string) =>
  cleanRichText(content)
    .replace(/<[^>]*>/g, '')
    .trim()
