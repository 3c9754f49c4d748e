import { hash } from 'node:crypto'
import type { SeoTags } from './seo-tags.ts'
import { startAfterPaint } from './start-after-paint.ts'
import { splitAtStyleSheet, styleSheetPlaceholder } from './style-sheet-placeholder.ts'

type Rendered = {
  markup: string
  /** The `nonce` of the server's own scripts and styles, see `nonce-placeholder.ts`. */
  nonce: string
  /** The style sheet that `style-sheet-placeholder.ts` replaces. */
  sheet: string
  seo: SeoTags
  /** Other hosts that a page may load from, when they are configured. */
  analyticsSrc?: string | null
  mapTileUrl: string | null
}

/**
 * Delays the scripts of a rendered page until the first paint, adds SEO tags, and makes the content
 * security policy. Returns parts: joining them as text took 5 % of a page's time.
 */
export function finishPage({
  markup,
  nonce,
  sheet,
  seo,
  analyticsSrc = null,
  mapTileUrl,
}: Rendered): {
  parts: string[]
  policy: string
} {
  const outside = analyticsSrc === null ? '' : ` ${new URL(analyticsSrc).origin}`
  const { head: rendered, body, script } = startAfterPaint(markup, nonce)
  const bodyEnd = body.lastIndexOf('</body>')
  const attribute = ` nonce="${nonce}"`
  // React writes `hrefLang`; tools that read pages as text look for `hreflang`.
  const head = rendered.replaceAll(' hrefLang="', ' hreflang="').replaceAll(attribute, '')
  const inline = (element: 'script' | 'style') =>
    [rendered, body].flatMap((part) => inlineTexts(part, element, attribute))
  const styles = inline('style').map((text) => (text === styleSheetPlaceholder ? sheet : text))
  const added = script === null ? '' : `<script>${script}</script>`
  const scripts = [...inline('script'), ...(script === null ? [] : [script])]
  const policy = [
    "default-src 'self'",
    `script-src 'self'${outside} ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styles.map(styleSource).join(' ')}`,
    [`img-src 'self' data:${outside}`, ...tileSource(mapTileUrl)].join(' '),
    `connect-src 'self'${outside}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
  const content = body.slice(0, bodyEnd).replaceAll(attribute, '')
  const parts = [...splitAtStyleSheet(head), seo.tags, content, added, seo.block]
  return { parts: [...parts, body.slice(bodyEnd)], policy }
}

/** The host of the street tiles; `{s}` stands for any subdomain. */
function tileSource(mapTileUrl: string | null): string[] {
  if (mapTileUrl === null) return []
  const [, host = ''] = /^(https?:\/\/[^/]+)/.exec(mapTileUrl) ?? []
  return [host.replace('{s}', '*')]
}

/** The contents of the scripts or styles whose first attribute is the given one. */
function inlineTexts(html: string, element: 'script' | 'style', attribute: string): string[] {
  const [, ...pieces] = html.split(`<${element}${attribute}`)
  const end = `</${element}>`
  return pieces.map((piece) => piece.slice(piece.indexOf('>') + 1, piece.indexOf(end)))
}

// Every page has the same two style sheets; hashing them each time took 3 % of a page's time.
const sheetHashes = new Map<string, string>()

function styleSource(sheet: string): string {
  const known = sheetHashes.get(sheet) ?? hashSource(sheet)
  sheetHashes.set(sheet, known)
  return known
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
