import type { Preview } from '@minikran/contract/site-handler'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'

// What is linked to is public: it comes as a page of its own, so that the mark never stands over it.
const leaveByLink =
  'addEventListener("click",function(e){var a=e.target.closest&&e.target.closest("a[href]");if(a&&a.origin===location.origin&&a.pathname!==location.pathname)e.stopImmediatePropagation()},true)'

type Shown = { preview: Preview | null; locale: Locale; mark: string | undefined }

/**
 * The page says that it is not public. React leaves elements of the body alone that it does not
 * know, so the mark stands through hydration.
 */
export function markPreview(markup: string, { preview, locale, mark }: Shown): string {
  const date = preview?.date ?? null
  const text =
    date === null ? m.preview_mark({}, { locale }) : m.preview_mark_at({ date }, { locale })
  const nonce = mark === undefined ? '' : ` nonce="${mark}"`
  const told = `<aside class="bg-signal p-3 text-center text-on-signal">${text}</aside><script${nonce}>${leaveByLink}</script>`
  return markup.replace(/<body[^>]*>/, (body) => body + told)
}
