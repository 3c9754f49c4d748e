import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backOfficePolicy } from '../http/security-headers.ts'
import { type AnswerAsset, loadStaticAssets } from '../http/static-assets.ts'

const base = '/admin'
// Vite's placeholder for the nonce (apps/back-office/vite.config.ts).
const noncePlace = /__NONCE__/g

/**
 * The back office from its build: files by their names, and its page for all other addresses, which
 * its router handles. A missing file is not answered with the page.
 */
export async function loadBackOffice(folder: string): Promise<AnswerAsset> {
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

/** Not cached: each answer has a nonce of its own. */
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
