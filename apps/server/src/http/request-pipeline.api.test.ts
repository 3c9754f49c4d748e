import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['/', 200],
  ['/moved', 302],
  ['/broken', 500],
  ['/half', 500],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/upload/images/none.jpg', 200],
  ['/static/images/none.jpg', 200],
  ['/static/images/products/utkast-demo.svg', 200],
  ['/favicon.ico', 404],
  ['/api/site/getDepotsArr', 200],
  ['/api/site/getDepot', 422],
  ['/api/nothing', 404],
  ['/api/docs', 200],
  ['/api/docs/swagger-ui.css', 200],
  ['/api/openapi.json', 200],
])(
  '%s answers %i with every security header and nothing about the server',
  async (path, status) => {
    const response = await fetch(`${server.base}${path}`, { redirect: 'manual' })
    expect(response.status).toBe(status)
    expect(securityHeaders.filter((name) => !response.headers.has(name))).toEqual([])
    expect(response.headers.has('server') || response.headers.has('x-powered-by')).toBe(false)
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/)
  },
)

test.each([
  ['/upload/images/?a=1', '/upload/images?a=1'],
  ['/static/images/', '/static/images'],
  ['/admin/', '/admin'],
  ['/admin/posts//', '/admin/posts'],
  ['/admin///posts//', '/admin///posts'],
])('%s has no slash at its end: %s', async (path, location) => {
  const response = await fetch(`${server.base}${path}`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
})

test('a page keeps a policy of its own', async () => {
  const response = await fetch(`${server.base}/own-policy`)
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'")
})

test('a method that a call does not have is told which it has', async () => {
  const response = await fetch(`${server.base}/api/site/makeInquery`)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each([
  ['POST', '/assets/x.js', 'GET, HEAD'],
  ['PATCH', '/', 'GET, HEAD'],
  ['OPTIONS', '/forfragan.data', 'GET, HEAD, POST'],
  ['POST', '/healthz', 'GET, HEAD'],
])('%s %s is told what is allowed', async (method, path, allow) => {
  const response = await fetch(`${server.base}${path}`, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  expect(await response.json()).toMatchObject({ code: 'methodNotAllowed' })
})

test('a head request has the headers and no body', async () => {
  const response = await fetch(`${server.base}/api/site/getDepotsArr`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test.each<[string, Record<string, string>, number]>([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['by a program that is no browser', {}, 200],
  ['with a foreign origin', { origin: 'https://evil.example' }, 403],
  ['from our own page', { 'sec-fetch-site': 'same-origin' }, 200],
])('a form sent %s', async (_, headers, status) => {
  const response = await fetch(`${server.base}/val/sprak`, { method: 'POST', body: 'a=1', headers })
  expect(response.status).toBe(status)
})

test('a call from another site is a visitor’s, and its answer is for no other origin', async () => {
  const call = (headers: Record<string, string>) =>
    fetch(`${server.base}/api/site/makeInquery`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    })
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, {}]) {
    const answer = await call(headers)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([422, null])
  }
})

test('a picture that is missing is drawn, under a policy that lets it do nothing', async () => {
  const response = await fetch(`${server.base}/upload/images/a.jpg`)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain("object-src 'none'")
})

test('metrics are for this machine, not for what is forwarded through it', async () => {
  await fetch(`${server.base}/api/site/getDepotsArr`)
  const own = await fetch(`${server.base}/metrics`)
  const text = await own.text()
  expect(own.status).toBe(200)
  expect(text).toContain('http_server_request_duration_seconds_bucket')
  expect(text).toContain('http_route="/api/site/getDepotsArr"')
  const forwarded = await fetch(`${server.base}/metrics`, {
    headers: { 'x-forwarded-for': '127.0.0.1' },
  })
  expect(forwarded.status).toBe(403)
})
