import { expect, test } from 'vitest'
import { copyToKeep, fileToKeep, noCopyPage, withSavedNotice } from './saved-page.ts'

// The head of every page of the site.
const ownHead = '<head><meta name="api-key" content="public-site"/></head>'
const htmlType = { 'content-type': 'text/html; charset=utf-8' }
const savedMs = Date.parse('2026-11-12T13:03:20Z')

test.each([
  ['sv', 'sparad 12 nov 14:03'],
  ['en', 'saved 12 Nov 14:03'],
])('a copy says when it was saved (%s)', async (locale, words) => {
  const html = `<html lang="${locale}">${ownHead}<body class="x"><main>1 234 kr</main></body></html>`
  const headers = { ...htmlType, 'content-security-policy': "default-src 'self'" }
  const kept = await copyToKeep(new Response(html, { headers }), savedMs)
  const copy = await withSavedNotice(kept ?? Response.error())
  const text = await copy.text()
  expect(text).toMatch(new RegExp(`<p role="status"[^>]*>[^<]*${words}`))
  expect(text.indexOf(words)).toBeLessThan(text.indexOf('<main>'))
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'self'")
})

test.each([
  [200, htmlType, true],
  [404, htmlType, false],
  [200, { ...htmlType, 'cache-control': 'private, no-store' }, false],
  [200, { 'content-type': 'application/json' }, false],
])('an answer of %i with %o is kept: %s', async (status, headers, isKept) => {
  const copy = await copyToKeep(new Response(ownHead, { status, headers }), savedMs)
  expect(copy !== null).toBe(isKept)
})

test('an answer from another address than the asked one is not kept', async () => {
  const answer = new Response(ownHead, { headers: htmlType })
  Object.defineProperty(answer, 'redirected', { value: true })
  expect(await copyToKeep(answer, savedMs)).toBeNull()
})

test('the log-in page of a wireless network is not kept as a page of the site', async () => {
  const answer = new Response('<html><body>Log in</body></html>', { headers: htmlType })
  expect(await copyToKeep(answer, savedMs)).toBeNull()
})

test.each([
  [200, 'text/javascript; charset=utf-8', true],
  [200, 'image/webp', true],
  [200, 'text/css; charset=utf-8', true],
  [200, 'font/woff2', true],
  [200, 'text/html', false],
  [200, 'text/plain', false],
  [502, 'text/javascript; charset=utf-8', false],
])('a file that is answered with %i and %s is kept: %s', (status, type, isKept) => {
  const answer = new Response('x', { status, headers: { 'content-type': type } })
  expect(fileToKeep(answer)).toBe(isKept ? answer : null)
})

test.each([
  ['/en', 'en', 'Try again'],
  ['/en/produkter', 'en', 'Try again'],
  ['/enheter', 'sv', 'Försök igen'],
])('without a copy of %s a page in %s says so and offers it again', async (path, lang, again) => {
  const answer = noCopyPage(new URL(path, 'https://x.se'))
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(`<a href="">${again}</a>`)
})
