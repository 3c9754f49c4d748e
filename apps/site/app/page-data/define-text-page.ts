import { pageTextData } from '../content/page-text-data.ts'
import { definePage } from './define-page.ts'
import { pageKey } from './page-key.ts'

/** The loaders of a page with an edited text, found by the page's path. */
export const defineTextPage = () =>
  definePage([], async ({ api, locale, url }) => {
    const key = pageKey(url)
    return { key, text: await pageTextData(await api.getPageObj({ page_key: key }), locale) }
  })
