import type { ListedPage } from '@minikran/contract/content'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'

/** An offer; `path` is null for one that has no page but this. */
export type Service = { key: string; path: string | null; title: LocalText; lead: LocalText }

/** A page of the site as an offer: its name and the sentence that it begins with. */
export function service(page: ListedPage, locale: Locale): Service {
  return {
    key: page.page_key,
    path: page.page_key.includes('/') ? null : `/${page.page_key}`,
    title: titleIn(page, 'title', locale),
    lead: titleIn(page, 'lead', locale),
  }
}
