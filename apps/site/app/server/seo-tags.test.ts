import { expect, test } from 'vitest'
import { seoTags } from './seo-tags.ts'

const html =
  '<html><head><title>A &amp; B</title><meta name="description" content="Lyfter &quot;allt&quot;."/></head><body><p>x</p></body></html>'
const facts = {
  path: '/produkter',
  locale: 'en' as const,
  publicUrl: 'https://x.se',
  analyticsSrc: null,
  company: null,
  answers: {},
  nowMs: 0,
  trail: [{ title: '</script><b>', path: '/en/produkter' }],
}

test('sharing tags have title, description, address and picture of the page', () => {
  const told = seoTags(html, facts).tags
  for (const tag of [
    '<meta property="og:title" content="A &amp; B"/>',
    '<meta property="og:description" content="Lyfter &quot;allt&quot;."/>',
    '<meta property="og:url" content="https://x.se/en/produkter"/>',
    '<meta property="og:locale" content="en_GB"/>',
    'href="https://x.se/en/nyheter/rss.xml"/>',
    '<meta property="og:image" content="https://x.se/og/en/produkter.png"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]) {
    expect(told).toContain(tag)
  }
})

test('the analytics script is only named; the browser loads it after consent', () => {
  const analyticsSrc = 'https://stats.example/a.js?a=1&b=2'
  const told = seoTags(html, { ...facts, analyticsSrc }).tags
  expect(told).toContain(
    '<meta name="analytics" content="https://stats.example/a.js?a=1&amp;b=2"/>',
  )
  expect(told).not.toContain('src="https://stats')
  expect(seoTags(html, facts).tags).not.toContain('analytics')
})

test('no text can end the structured data early', () => {
  const told = seoTags(html, facts).block
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(told) ?? []
  const graph = JSON.parse(json) as { '@graph': { itemListElement?: { name: string }[] }[] }
  expect(graph['@graph'].at(-1)?.itemListElement?.[1]?.name).toBe('</script><b>')
  expect(told.endsWith('</script>')).toBe(true)
})
