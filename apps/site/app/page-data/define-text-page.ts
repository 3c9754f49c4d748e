import { pageTextData } from '../content/page-text-data.ts'
import { definePage } from './define-page.ts'
import { pageKey } from './page-key.ts'

/** The loaders of a page whose text the company writes, found by the page's address. */
export const defineTextPage = () =>
  definePage([], async ({ api, locale, url }) => {
    const key = pageKey(url)
    return { key, text: pageTextData(await api.getPageObj({ page_key: key }), locale) }
  })
