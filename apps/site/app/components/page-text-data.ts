import type { ApiResult } from '@minikran/contract/api-client'
import type { Page } from '@minikran/contract/content'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { found } from '../page-data/found.ts'

/** The text of one of the site's own pages; null while it is still being written. */
export type PageTextData = { title: LocalText; content: LocalText } | null

/** Empty and unpublished texts are unfinished, no missing page; only a failure leads to /fel. */
export function pageTextData(result: ApiResult<Page>, locale: Locale): PageTextData {
  if (!result.ok && result.status === 404) return null
  const page = found(result)
  const content = titleIn(page, 'content', locale)
  return content.text === '' ? null : { title: titleIn(page, 'title', locale), content }
}
