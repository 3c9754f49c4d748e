import { allResources } from '../../api/admin/resources/all-resources.ts'
import { plainText } from '../../api/content/present-page.ts'
import type { Database } from '../../database/client.ts'
import { manufacturers } from '../../database/schema/catalogue.ts'
import { pages } from '../../database/schema/content.ts'
import { isVisible } from '../../database/visible.ts'
import { madeOnce } from '../../operations/made-once.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { changeOf, type ListedItem, listChanges, type listedItems } from './listed-items.ts'

/** One of the site's own pages; without a date it has no content yet. */
export type OwnPage = { path: string; changedAt?: Date }
type Items = ReturnType<typeof listedItems>
type ListDates = () => Promise<{ changedAt: Date }[]>

/**
 * Finds one of the site's own pages by its Swedish address, with the last change of its content. Null:
 * its text is not written yet, and search engines skip the page.
 */
export function ownPagesIn(db: Database, items: Items) {
  const texts = madeOnce(() => finishedTexts(db))
  const lists = listsOn(db, items, texts)

  return async (path: string): Promise<OwnPage | null> => {
    // Texts of pages below this one count too.
    const own = (await texts()).filter((text) => `${text.path}/`.startsWith(`${path}/`))
    if (!textless.has(path) && !own.some((text) => text.path === path)) return null
    const shownLists = [...(lists[path] ?? []), ...siteListsOn(db, path)]
    const shown = await Promise.all(shownLists.map((list) => list()))
    const changes = [...own, ...shown.flat()].map(({ changedAt }) => changedAt.getTime())
    // Not `Math.max(...changes)`: there may be more items than a call can have arguments.
    const last = changes.reduce((latest, ms) => Math.max(latest, ms), 0)
    return last === 0 ? { path } : { path, changedAt: new Date(last) }
  }
}

/** Pages that need no text from staff. */
const textless = new Set([
  '/',
  '/produkter',
  '/kranvaljaren',
  '/kranplansch',
  '/nyheter',
  '/regioner',
])

/** The lists that a page shows besides its own text. */
function listsOn(
  db: Database,
  items: Items,
  texts: ListDates,
): Readonly<Record<string, readonly ListDates[]>> {
  const categories = items['/produkter/:prodcat']
  const machines = items['/produkter/:prodcat/:prodsubcat/:product']
  const news = items['/nyhet/:post']
  const depots = items['/region/:depot']
  return {
    '/': [categories, machines, news, depots],
    '/produkter': [categories, machines],
    '/kranvaljaren': [machines],
    '/kranplansch': [machines],
    '/nyheter': [news, items['/presentation/:presentation']],
    '/regioner': [depots],
    '/utbildningar': [machines],
    '/leverantorer': [() => listChanges(db, manufacturers)],
    // Shows the first paragraph of each service's own page.
    '/vara-tjanster': [texts],
  }
}

/** Lists that a resource declares for this page. */
function siteListsOn(db: Database, path: string): ListDates[] {
  return allResources.flatMap(({ siteList }) =>
    siteList?.page === path ? [() => listChanges(db, siteList.table)] : [],
  )
}

/** Texts that are not empty, each with the address of its page. */
async function finishedTexts(db: Database): Promise<ListedItem[]> {
  const rows = await db
    .select({ key: pages.page_key, content: pages.content_sv, changedAt: changeOf(pages) })
    .from(pages)
    .where(isVisible(pages))
  const written = rows.filter(({ content }) => plainText(cleanRichText(content)) !== '')
  return written.map(({ key, changedAt }) => ({ path: `/${key}`, changedAt }))
}
