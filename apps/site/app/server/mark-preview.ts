import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'

// What is linked to is public: it comes as a page of its own, so that the mark never stands over it.
const leaveByLink =
  'addEventListener("click",function(e){var a=e.target.closest&&e.target.closest("a[href]");if(a&&a.origin===location.origin&&a.pathname!==location.pathname)e.stopImmediatePropagation()},true)'

/**
 * The page says that it is not public. React leaves elements of the body alone that it does not
 * know, so the mark stands through hydration.
 */
export function markPreview(markup: string, locale: Locale): string {
  const text = m.preview_mark({}, { locale })
  const mark = `<aside class="bg-signal p-3 text-center text-on-signal">${text}</aside><script>${leaveByLink}</script>`
  return markup.replace(/<body[^>]*>/, (body) => body + mark)
}
