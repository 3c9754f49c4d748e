import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backOfficePolicy } from '../http/security-headers.ts'
import { type AnswerAsset, loadStaticAssets } from '../http/static-assets.ts'

/** Answers whatever lies below `/admin`; null for every other address. */
export type AnswerBackOffice = AnswerAsset

const base = '/admin'
// What Vite writes where the nonce belongs (apps/back-office/vite.config.ts).
const noncePlace = /__NONCE__/g

/**
 * The back office from its own build: files by their names, and the one page for every address
 * that its router knows. A file that does not exist is never answered by the page.
 */
export async function loadBackOffice(folder: string): Promise<AnswerBackOffice> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const answerAsset = await loadStaticAssets(folder, base)
  return async (request, path) => {
    if (path !== base && !path.startsWith(`${base}/`)) return null
    if (path === `${base}/index.html`) return null
    const asset = await answerAsset(request, path)
    if (asset !== null) return asset
    return path.startsWith(`${base}/assets/`) ? null : answerPage(request, html)
  }
}

/** Never kept: each answer has a nonce of its own. */
function answerPage(request: Request, html: string): Response {
  const nonce = randomBytes(16).toString('base64')
  const body = html.replaceAll(noncePlace, nonce)
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': backOfficePolicy(nonce),
    },
  })
}
