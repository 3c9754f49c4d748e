import { Buffer } from 'node:buffer'
import { splitLocale } from '@minikran/domain/catalogue/product-path'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NoncePlaceholder, noncePlaceholder } from './nonce-placeholder.ts'
import { type SiteContext, siteContext } from './page-data/site-context.ts'
import { addPreviewBanner } from './server/add-preview-banner.ts'
import { finishPage } from './server/finish-page.ts'
import { noSeoTags, type SeoTags, seoTags } from './server/seo-tags.ts'
import {
  pageBytes,
  splitAtStyleSheet,
  styleSheetPlaceholder,
} from './server/style-sheet-placeholder.ts'
import { loadShell } from './shell/shell-islands.ts'
import type { PageFacts } from './structured-data/page-facts.ts'
import { type Crumb, PageTrail } from './structured-data/page-trail.ts'
import { StyleSheetText } from './style-sheet-text.ts'
import css from './styles/site.css?inline'

const sheetBytes = new TextEncoder().encode(css)

/**
 * Renders the page completely before sending it: status, content security policy and cache need all
 * of it. Nothing is streamed later, since a page's `load` has fetched all it shows.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const site = loadContext.get(siteContext)
  // The page of an action's error has a shell too, but the root's loader does not run for it.
  await Promise.all([site.beforeRender(), loadShell()])
  const { rendered, trail } = await renderPage(entryContext, request.url)
  const markup =
    site.preview === null
      ? rendered
      : addPreviewBanner(rendered, { ...site, nonce: noncePlaceholder })
  // Error pages have neither SEO tags nor analytics.
  const isPage = status === 200
  const seo = isPage ? seoTags(markup, factsOf(request, site, trail)) : noSeoTags
  const analyticsSrc = isPage ? site.analyticsSrc : null
  const page =
    noncePlaceholder === undefined
      ? { parts: splitAtStyleSheet(wholePage(markup, seo)), policy: null }
      : finishPage({
          markup,
          nonce: noncePlaceholder,
          sheet: css,
          seo,
          analyticsSrc,
          mapTileUrl: site.mapTiles?.url ?? null,
        })
  headers.set('content-type', 'text/html; charset=utf-8')
  if (page.policy !== null) headers.set('content-security-policy', page.policy)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  // Language, price type and account are read from cookies.
  headers.append('vary', 'cookie')
  site.page.bytes = pageBytes(page.parts, sheetBytes)
  return new Response(null, { status, headers })
}

async function renderPage(context: EntryContext, url: string) {
  const failures: unknown[] = []
  let trail: readonly Crumb[] = []
  const stream = await renderToReadableStream(
    <StyleSheetText value={styleSheetPlaceholder}>
      <NoncePlaceholder value={noncePlaceholder}>
        <PageTrail
          value={(crumbs) => {
            trail = crumbs
          }}
        >
          <ServerRouter
            context={context}
            url={url}
            {...(noncePlaceholder !== undefined && { nonce: noncePlaceholder })}
          />
        </PageTrail>
      </NoncePlaceholder>
    </StyleSheetText>,
    {
      // In one piece: later parts would need inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  await stream.allReady
  // React would leave a failed boundary to the browser; here it fails the page.
  if (failures.length > 0) throw failures[0]
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return { rendered: Buffer.concat(chunks).toString(), trail }
}

/** A refused request, such as a form to an address without one, is no fault of the site. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const site = context.get(siteContext)
  site.onError(error, site.visitor)
}

function factsOf(request: Request, site: SiteContext, trail: readonly Crumb[]): PageFacts {
  const { path, locale } = splitLocale(new URL(request.url).pathname)
  const { publicUrl, analyticsSrc, answers } = site
  return {
    path,
    locale,
    publicUrl,
    analyticsSrc,
    answers,
    trail,
    nowMs: Date.now(),
    company: answers.getCompanyObj ?? null,
  }
}

// In development, scripts start at once.
function wholePage(markup: string, seo: SeoTags) {
  return markup
    .replace('</head>', () => `${seo.tags}</head>`)
    .replace('</body>', () => `${seo.block}</body>`)
}
