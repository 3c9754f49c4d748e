import typeface from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { lazy, type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import type { Route } from './+types/root'
import { BareErrorPage } from './errors/bare-error-page.tsx'
import { watchNavigation } from './errors/watch-navigation.ts'
import { Alternates } from './head/alternates.tsx'
import { pageMeta } from './head/page-meta.ts'
import { useInquiryList } from './inquiry/use-inquiry-list.ts'
import { earlyClicksScript } from './islands/early-clicks.ts'
import { Island } from './islands/island.tsx'
import { useEarlyClicks } from './islands/use-early-clicks.ts'
import { localeOfPath } from './locale-path.ts'
import { NoncePlaceholder } from './nonce-placeholder.ts'
import { loadRoot } from './page-data/load-root.ts'
import { siteContext } from './page-data/site-context.ts'
import { useSettings } from './preferences/use-settings.ts'
import { checkOnNavigation } from './session/check-on-navigation.ts'
import { guardSession } from './session/guard-session.ts'
import { earlySearchScript } from './shell/early-search.ts'
import { NoticeStack } from './shell/notice-stack.tsx'
import { PageAnnouncer } from './shell/page-announcer.tsx'
import { bottomBar, footer, header, loadShell } from './shell/shell-islands.ts'
import { StyleSheetText } from './style-sheet-text.ts'
import { useRootData } from './use-root-data.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await loadShell()
  return loadRoot(context.get(siteContext))
}

/** The data of a thrown response, such as when to try again. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? new Headers()

export const middleware = [guardSession]
export const clientMiddleware = [watchNavigation, checkOnNavigation]

// Root data is valid for the whole visit in one language; the browser keeps the settings.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)

/** Only error pages use this head. */
export function meta({ error }: Route.MetaArgs) {
  if (error === undefined) return []
  const title = errorTitle(statusOf(error))
  return pageMeta({ title, text: title, unlisted: true })
}

// It has run before hydration, so the client bundle does not need it.
const earlyScript = import.meta.env.SSR ? [earlyClicksScript, earlySearchScript].join(';') : ''

export function Layout({ children }: { children: ReactNode }) {
  const { apiKey, user } = useRootData()
  const { pathname, search } = useLocation()
  const { priceType } = useSettings()
  const locale = getLocale()
  const listed = useInquiryList()
  const nonce = use(NoncePlaceholder)
  useEarlyClicks()
  const shown = { address: pathname + search, locale, priceType }
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Alternates />
        <meta name="theme-color" content="#faf9f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)" />
        <meta name="api-key" content={apiKey} />
        {user && <meta name="user" content={String(user.id)} />}
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet. */}
        <style nonce={nonce} id="style" dangerouslySetInnerHTML={{ __html: use(StyleSheetText) }} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script.
          dangerouslySetInnerHTML={{ __html: earlyScript }}
        />
      </head>
      <body>
        <a href="#content" className="absolute z-30 bg-paper p-3 text-link not-focus:sr-only">
          {m.shell_skip()}
        </a>
        <Island part={header} props={{ ...shown, listed }} />
        <main id="content" tabIndex={-1} className="mx-auto max-w-page px-4">
          {children}
        </main>
        <Island part={footer} props={shown} />
        <Island part={bottomBar} props={{ ...shown, listed }} />
        <NoticeStack />
        <PageAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Site() {
  return <Outlet />
}

// Rarely shown, so its script is loaded on demand.
const ErrorPage = import.meta.env.SSR
  ? (await import('./errors/error-page.tsx')).ErrorPage
  : lazy(() =>
      import('./errors/error-page.tsx').then(
        (file) => ({ default: file.ErrorPage }),
        () => ({ default: BareErrorPage }),
      ),
    )

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = statusOf(error)
  return <ErrorPage status={status} title={errorTitle(status)} />
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

function errorTitle(status: number): string {
  switch (status) {
    case 404:
      return m.missing_title()
    case 429:
      return m.error_many_title()
    case 400:
    case 405:
      return m.form_unreadable_title()
    default:
      return m.error_title()
  }
}
