import type { Preview } from '@minikran/contract/site-handler'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'

// Links leave by loading a document: other pages are public and must not show the banner.
const leaveByLink =
  'addEventListener("click",function(e){var a=e.target.closest&&e.target.closest("a[href]");if(a&&a.origin===location.origin&&a.pathname!==location.pathname)e.stopImmediatePropagation()},true)'

type Options = { preview: Preview | null; locale: Locale; nonce: string | undefined }

/**
 * Says above a preview that it is not public. React keeps unknown elements of the body, so that the
 * banner stays after hydration.
 */
export function addPreviewBanner(markup: string, { preview, locale, nonce }: Options): string {
  const date = preview?.date ?? null
  const text =
    date === null ? m.preview_mark({}, { locale }) : m.preview_mark_at({ date }, { locale })
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const banner = `<aside class="bg-signal p-3 text-center text-on-signal">${text}</aside><script${attribute}>${leaveByLink}</script>`
  return markup.replace(/<body[^>]*>/, (body) => body + banner)
}
