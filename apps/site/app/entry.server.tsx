import { splitLocale } from '@minikran/domain/catalogue/product-path'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { OwnMark, ownMark } from './own-mark.ts'
import { type SiteContext, siteContext } from './page-data/site-context.ts'
import { finishPage } from './server/finish-page.ts'
import { markPreview } from './server/mark-preview.ts'
import { pageBytes, partedAtSheet, sheetMark } from './server/sheet-mark.ts'
import { type MachineWords, machineWords, noMachineWords } from './server/tell-machines.ts'
import type { PageFacts } from './structured-data/page-facts.ts'
import { PageTrail, type Trail } from './structured-data/page-trail.ts'
import { StyleSheetText } from './style-sheet-text.ts'
import css from './styles/site.css?inline'

const sheetBytes = new TextEncoder().encode(css)

/**
 * Renders the page to its end before it is sent, so that status, policy and cache can see all of
 * it. Nothing waits within it: what a page shows is there once its `load` is done.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const site = loadContext.get(siteContext)
  await site.beforeRender()
  const trail: Trail = { crumbs: [] }
  const failures: unknown[] = []
  const stream = await renderToReadableStream(
    <StyleSheetText value={sheetMark}>
      <OwnMark value={ownMark}>
        <PageTrail value={trail}>
          <ServerRouter
            context={entryContext}
            url={request.url}
            {...(ownMark !== undefined && { nonce: ownMark })}
          />
        </PageTrail>
      </OwnMark>
    </StyleSheetText>,
    {
      // In one piece: parts sent later would come by scripts of their own.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  await stream.allReady
  // React leaves a part that fails to the browser; here the page is an error as any other.
  if (failures.length > 0) throw failures[0]
  const rendered = await new Response(stream).text()
  const markup =
    site.preview === null ? rendered : markPreview(rendered, { ...site, mark: ownMark })
  // Error pages are told to no machine, and load no analytics.
  const isPage = status === 200
  const words = isPage ? machineWords(markup, factsOf(request, site, trail)) : noMachineWords
  const analyticsSrc = isPage ? site.analyticsSrc : null
  const page =
    ownMark === undefined
      ? { parts: partedAtSheet(wholePage(markup, words)), policy: null }
      : finishPage({
          markup,
          mark: ownMark,
          sheet: css,
          words,
          analyticsSrc,
          mapTileUrl: site.mapTileUrl,
        })
  headers.set('content-type', 'text/html; charset=utf-8')
  if (page.policy !== null) headers.set('content-security-policy', page.policy)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  // Language, price type and account stand in cookies.
  headers.append('vary', 'cookie')
  // Bytes: a text is first looked through for broken characters, which took 4 % of a page's time.
  return new Response(pageBytes(page.parts, sheetBytes), { status, headers })
}

function factsOf(request: Request, site: SiteContext, { crumbs }: Trail): PageFacts {
  const { path, locale } = splitLocale(new URL(request.url).pathname)
  const { publicUrl, analyticsSrc, answers } = site
  return {
    path,
    locale,
    publicUrl,
    analyticsSrc,
    answers,
    trail: crumbs,
    company: answers.getCompanyObj ?? null,
  }
}

// While developing nothing waits for the first paint.
function wholePage(markup: string, words: MachineWords) {
  return markup
    .replace('</head>', () => `${words.tags}</head>`)
    .replace('</body>', () => `${words.block}</body>`)
}
