import type { Locale } from '@minikran/domain/catalogue/product-path'
import { m } from '@minikran/i18n/messages'
import { recentMomentText } from '@minikran/i18n/recent-moment-text'

const savedAt = 'x-saved-at'

/** Only complete public pages: no error, no redirect, not private. */
function isStorable({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  const mayBeKept = headers.get('cache-control')?.includes('no-store') !== true
  return status === 200 && !redirected && isPage && mayBeKept
}

// In the head of every page of the site (`root.tsx`). A wireless network that asks to log in answers
// every address with 200 and its own page.
const ownMark = 'name="api-key"'

/** The page with the time it was saved; null when it may not be kept. */
export async function copyToKeep(page: Response, nowMs: number): Promise<Response | null> {
  if (!isStorable(page)) return null
  const html = await page.text()
  if (!html.includes(ownMark)) return null
  const headers = new Headers(page.headers)
  headers.set(savedAt, String(nowMs))
  return new Response(html, { status: page.status, headers })
}

const fileType = /^(?:text\/(?:javascript|css)|font\/|image\/)/

/** A script, style, font or picture; null for an error, and for what came in its place. */
export function fileToKeep(file: Response): Response | null {
  const isFile = fileType.test(file.headers.get('content-type') ?? '')
  return file.status === 200 && isFile ? file : null
}

/** The copy with a notice of when it was saved, since prices may have changed. */
export async function withSavedNotice(copy: Response): Promise<Response> {
  const html = await copy.text()
  const locale: Locale = html.includes('<html lang="en"') ? 'en' : 'sv'
  const time = recentMomentText(Number(copy.headers.get(savedAt)), locale)
  // Sticky, since a reload keeps the scroll position.
  const notice = `<p role="status" class="sticky top-0 z-10 bg-signal p-2 text-center text-small text-on-signal">${m.offline_saved({ time }, { locale })}</p>`
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    {
      headers: copy.headers,
    },
  )
}

// The style sheet may be missing: only background, text colour and font.
const bareStyle =
  'body{max-width:34rem;margin:3rem auto;padding:0 1rem;background:#faf9f5;color:#15181b;font:1rem/1.5 Plex,Arial,sans-serif}' +
  'h1{font-size:2.25rem;line-height:2.5rem}a{color:#1d4d6b;display:inline-block;padding:.625rem 0}' +
  '@media(prefers-color-scheme:dark){body{background:#14171a;color:#eceae3}a{color:#8fc3e4}}'

/** The page that is shown when there is no copy. */
export function noCopyPage({ pathname }: URL): Response {
  const locale: Locale = /^\/en(\/|$)/.test(pathname) ? 'en' : 'sv'
  const words = { locale }
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><title>${m.offline_title({}, words)}</title><style>${bareStyle}</style></head><body><h1>${m.offline_title({}, words)}</h1><p>${m.offline_lead({}, words)}</p><p><a href="">${m.error_retry({}, words)}</a></p></body></html>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
