import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { siteContext } from './page-data/site-context.ts'
import { finishPage } from './server/finish-page.ts'
import { StyleSheetText } from './style-sheet-text.ts'
import css from './styles/site.css?inline'

/** Renders the finished page in one piece, so that status, policy and cache can see all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const rendered = await renderWhole(
    <StyleSheetText value={css}>
      <ServerRouter context={entryContext} url={request.url} />
    </StyleSheetText>,
  )
  const page = import.meta.env.DEV
    ? { html: rendered, policy: null }
    : finishPage(rendered, loadContext.get(siteContext))
  headers.set('content-type', 'text/html; charset=utf-8')
  if (page.policy !== null) headers.set('content-security-policy', page.policy)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  // Language, price type and account stand in cookies.
  headers.append('vary', 'cookie')
  return new Response(page.html, { status, headers })
}

function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // Everything in place: a page cut into late pieces would need script to be read.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
  })
}
