import { expect, test } from 'vitest'
import { copyToKeep, noCopyPage, withSavedNotice } from './saved-page.ts'

const htmlType = { 'content-type': 'text/html; charset=utf-8' }
const savedMs = Date.parse('2026-11-12T13:03:20Z')

test.each([
  ['sv', 'sparad 12 nov 14:03'],
  ['en', 'saved 12 Nov 14:03'],
])('a copy says when it was saved (%s)', async (locale, words) => {
  const html = `<html lang="${locale}"><body class="x"><main>1 234 kr</main></body></html>`
  const headers = { ...htmlType, 'content-security-policy': "default-src 'self'" }
  const kept = await copyToKeep(new Response(html, { headers }), savedMs)
  const copy = await withSavedNotice(kept ?? Response.error())
  const text = await copy.text()
  expect(text).toContain(words)
  expect(text.indexOf(words)).toBeLessThan(text.indexOf('<main>'))
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'self'")
})

test.each([
  [200, htmlType, true],
  [404, htmlType, false],
  [200, { ...htmlType, 'cache-control': 'private, no-store' }, false],
  [200, { 'content-type': 'application/json' }, false],
])('an answer of %i with %o is kept: %s', async (status, headers, isKept) => {
  const copy = await copyToKeep(new Response('x', { status, headers }), savedMs)
  expect(copy !== null).toBe(isKept)
})

test('without a copy a page in the language of the address says so', async () => {
  const answer = noCopyPage(new URL('https://x.se/en/produkter'))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('<html lang="en">')
})
