import { hash } from 'node:crypto'
import { partedAtSheet, sheetMark } from './sheet-mark.ts'
import { startAfterPaint } from './start-after-paint.ts'
import type { MachineWords } from './tell-machines.ts'

type Rendered = {
  markup: string
  /** What the server's own scripts and styles carry, see `own-mark.ts`. */
  mark: string
  /** What stands in the page's place of it, see `sheet-mark.ts`. */
  sheet: string
  words: MachineWords
  /** The other hosts that a page may turn to, where the company has set them. */
  analyticsSrc?: string | null
  mapTileUrl: string | null
}

/**
 * A rendered page made ready to be kept, in parts: scripts wait for the first paint, and the policy
 * names by hash what carries the mark. Only its bytes are put together: each long text put together took 5 % of a page's time.
 */
export function finishPage({
  markup,
  mark,
  sheet,
  words,
  analyticsSrc = null,
  mapTileUrl,
}: Rendered): {
  parts: string[]
  policy: string
} {
  const outside = analyticsSrc === null ? '' : ` ${new URL(analyticsSrc).origin}`
  const { head: rendered, body, script } = startAfterPaint(markup, mark)
  const bodyEnd = body.lastIndexOf('</body>')
  const marked = ` nonce="${mark}"`
  // React writes `hrefLang`; what reads pages as text looks for the name as HTML has it.
  const head = rendered.replaceAll(' hrefLang="', ' hreflang="').replaceAll(marked, '')
  const inline = (element: 'script' | 'style') =>
    [rendered, body].flatMap((part) => markedTexts(part, element, marked))
  const styles = inline('style').map((text) => (text === sheetMark ? sheet : text))
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
  const shown = body.slice(0, bodyEnd).replaceAll(marked, '')
  const parts = [...partedAtSheet(head), words.tags, shown, added, words.block]
  return { parts: [...parts, body.slice(bodyEnd)], policy }
}

/** The host of the street tiles; `{s}`, its mirrors, is any subdomain. */
function tileSource(mapTileUrl: string | null): string[] {
  if (mapTileUrl === null) return []
  const [, host = ''] = /^(https?:\/\/[^/]+)/.exec(mapTileUrl) ?? []
  return [host.replace('{s}', '*')]
}

/** What stands inside the scripts or styles that carry the mark as their first attribute. */
function markedTexts(html: string, element: 'script' | 'style', marked: string): string[] {
  const [, ...pieces] = html.split(`<${element}${marked}`)
  const end = `</${element}>`
  return pieces.map((piece) => piece.slice(piece.indexOf('>') + 1, piece.indexOf(end)))
}

// Every page has the same two sheets; hashing them again took 3 % of a page's time.
const knownSheets = new Map<string, string>()

function styleSource(sheet: string): string {
  const known = knownSheets.get(sheet) ?? hashSource(sheet)
  knownSheets.set(sheet, known)
  return known
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
