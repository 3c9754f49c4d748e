import { hash } from 'node:crypto'
import { partedAtSheet, sheetMark } from './sheet-mark.ts'
import { startAfterPaint } from './start-after-paint.ts'
import type { MachineWords } from './tell-machines.ts'

type Rendered = {
  markup: string
  /** What stands in the page's place of it, see `sheet-mark.ts`. */
  sheet: string
  words: MachineWords
  dataScript: string
  /** The other hosts that a page may turn to, where the company has set them. */
  analyticsSrc?: string | null
  mapTileUrl: string | null
}

/**
 * A rendered page made ready to be kept, in parts: scripts wait for the first paint, policy by
 * hashes. Only its bytes are put together: each long text put together took 5 % of a page's time.
 */
export function finishPage({
  markup,
  sheet,
  words,
  dataScript,
  analyticsSrc = null,
  mapTileUrl,
}: Rendered): {
  parts: string[]
  policy: string
} {
  const outside = analyticsSrc === null ? '' : ` ${new URL(analyticsSrc).origin}`
  const { head: rendered, body, script, end } = startAfterPaint(markup)
  // React writes `hrefLang`; what reads pages as text looks for the name as HTML has it.
  const head = rendered.replaceAll(' hrefLang="', ' hreflang="')
  const inline = (element: 'script' | 'style') =>
    [head, body].flatMap((part) => inlineTexts(part, element))
  const styles = inline('style').map((text) => (text === sheetMark ? sheet : text))
  const added = script === '' ? [] : [script, dataScript]
  const scripts = [...inline('script'), ...added]
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
  const addedTags = added.map((text) => `<script>${text}</script>`).join('')
  const parts = ['<!DOCTYPE html>', ...partedAtSheet(head), words.tags, body]
  return { parts: [...parts, addedTags, words.block, end], policy }
}

/** The host of the street tiles; `{s}`, its mirrors, is any subdomain. */
function tileSource(mapTileUrl: string | null): string[] {
  if (mapTileUrl === null) return []
  const [, host = ''] = /^(https?:\/\/[^/]+)/.exec(mapTileUrl) ?? []
  return [host.replace('{s}', '*')]
}

/** What stands inside a page's own scripts or styles; data blocks are never run and need no hash. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const texts: string[] = []
  let at = html.indexOf(`<${element}`)
  while (at !== -1) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(`</${element}>`, start)
    const attributes = html.slice(at, start)
    const isInline = !attributes.includes(' src=') && !attributes.includes('json"')
    if (isInline) texts.push(html.slice(start, end))
    at = html.indexOf(`<${element}`, end)
  }
  return texts
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
