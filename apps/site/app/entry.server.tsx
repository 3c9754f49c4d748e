import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { siteContext } from './page-data/site-context.ts'
import { finishPage } from './server/finish-page.ts'
import { pageDataScript } from './server/page-data-script.ts'
import { StyleSheetText } from './style-sheet-text.ts'
import css from './styles/site.css?inline'

/**
 * Renders the finished page in one go, so that status, policy and cache can see all of it. Nothing
 * waits meanwhile: what a page shows is there once its `load` is done.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  loadContext: RouterContextProvider,
) {
  const markup = renderToString(
    <StyleSheetText value={css}>
      <ServerRouter context={entryContext} url={request.url} />
    </StyleSheetText>,
  )
  const dataScript = await pageDataScript(serverHandoffStream)
  const page = import.meta.env.DEV
    ? { html: wholePage(markup, dataScript), policy: null }
    : finishPage({ markup, dataScript, mapTileUrl: loadContext.get(siteContext).mapTileUrl })
  headers.set('content-type', 'text/html; charset=utf-8')
  if (page.policy !== null) headers.set('content-security-policy', page.policy)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  // Language, price type and account stand in cookies.
  headers.append('vary', 'cookie')
  return new Response(page.html, { status, headers })
}

// While developing nothing waits for the first paint.
function wholePage(markup: string, dataScript: string) {
  return `<!DOCTYPE html>${markup.replace('</body>', () => `<script>${dataScript}</script></body>`)}`
}
