import type { ListedPage } from '@minikran/contract/content'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** A service; `path` is null when it has no page of its own. */
export type Service = { key: string; path: string | null; title: LocalText; lead: LocalText }

/** A page as a service: its name and first sentence. */
export function service(page: ListedPage, locale: Locale): Service {
  return {
    key: page.page_key,
    path: page.page_key.includes('/') ? null : `/${page.page_key}`,
    title: titleIn(page, 'title', locale),
    lead: titleIn(page, 'lead', locale),
  }
}
