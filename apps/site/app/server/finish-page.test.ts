import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'
import { noSeoTags } from './seo-tags.ts'
import { startScript } from './start-after-paint.ts'
import { pageBytes } from './style-sheet-placeholder.ts'

const markup = `<html><head><style nonce="m1" id="style"><sheet/></style>
<link rel="modulepreload" href="/assets/entry.js" nonce="m1"/><link rel="modulepreload" href="/assets/root.js"/></head>
<body><script nonce="m1">window.a = 1</script><script type="application/ld+json">{"a":1}</script>
<script nonce="m1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`

const sheet = 'p{color:red}'
const rendered = { markup, nonce: 'm1', sheet, seo: noSeoTags, mapTileUrl: null }

const htmlOf = (page: typeof rendered) => finishPage(page).parts.join('')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?: type="text\/later")?>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  )

test('nothing is fetched before the first paint', () => {
  const html = htmlOf(rendered)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/<script[^>]*type="module"/)
})

test('the modules are delayed in their order', () => {
  const html = htmlOf(rendered)
  expect(html).toContain('<link rel="later" href="/assets/entry.js"/>')
  expect(html).toContain('<script type="text/later">import "/assets/manifest.js";')
  expect(scriptsOf(html)).toContain(startScript)
  expect(() => new Script(startScript)).not.toThrow()
})

test('a page without scripts starts none', () => {
  const plain = '<html><head></head><body><p>a</p></body></html>'
  expect(htmlOf({ ...rendered, markup: plain })).not.toContain('<script')
})

test('SEO tags are added at the end of head and body', () => {
  const seo = {
    tags: '<meta name="a"/>',
    block: '<script type="application/ld+json">{}</script>',
  }
  const html = htmlOf({ ...rendered, seo })
  expect(html).toContain(`${seo.tags}</head>`)
  expect(html.endsWith(`${seo.block}</body></html>`)).toBe(true)
})

test('language links have the attribute hreflang', () => {
  const link = '<link rel="alternate" hrefLang="en" href="/en"/>'
  const html = htmlOf({ ...rendered, markup: markup.replace('</head>', `${link}</head>`) })
  expect(html).toContain('<link rel="alternate" hreflang="en" href="/en"/>')
})

test('the style sheet replaces its placeholder only', () => {
  const { parts } = finishPage(rendered)
  const bytes = pageBytes(parts, new TextEncoder().encode('p{content:"–"}'))
  expect(new TextDecoder().decode(bytes)).toBe(
    htmlOf(rendered).replace('<sheet/>', 'p{content:"–"}'),
  )
})

test('the policy allows exactly the scripts and the style of this page', () => {
  const { parts, policy } = finishPage(rendered)
  const html = parts.join('')
  const hashes = scriptsOf(html).map(hashOf)
  expect(hashes).toHaveLength(3)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policy).toContain(`style-src 'self' ${hashOf(sheet)};`)
  expect(policy).not.toContain('unsafe')
})

test.each([
  '<script>window.planted = 1</script>',
  '<script nonce="m2">window.planted = 1</script>',
  '<script id="a" nonce="m1x">window.planted = 1</script>',
  '<style>body{display:none}</style>',
  '<script type="module" async="">import "/planted.js"</script>',
])('what is planted in a page is not in its policy: %s', (planted) => {
  const body = markup.replace('<body>', `<body>${planted}`)
  const { parts, policy } = finishPage({ ...rendered, markup: body })
  expect(parts.join('')).toContain(planted)
  expect(policy).toBe(finishPage(rendered).policy)
})

test('no page contains the nonce placeholder', () => {
  expect(htmlOf(rendered)).not.toContain('nonce')
})

test.each([
  [null, "img-src 'self' data:;"],
  ['https://tile.example/{z}/{x}/{y}.png', "img-src 'self' data: https://tile.example;"],
  ['https://{s}.tile.example/{z}/{x}/{y}.png', "img-src 'self' data: https://*.tile.example;"],
])('with the tiles %s pictures come by %s', (mapTileUrl, rule) => {
  expect(finishPage({ ...rendered, mapTileUrl }).policy).toContain(rule)
})

test('another host is allowed only when analytics are configured', () => {
  expect(finishPage(rendered).policy).not.toContain('https:')
  const { policy } = finishPage({ ...rendered, analyticsSrc: 'https://stats.example/a.js' })
  expect(policy).toContain("script-src 'self' https://stats.example 'sha256-")
  expect(policy).toContain("connect-src 'self' https://stats.example;")
})
