import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteContext, siteContext } from '../page-data/site-context.ts'
import { guardSession } from './guard-session.ts'

const user = { id: 1 }
const visitor = { user: null, reason: null }
const page = new Response('page')

/** Where a request for a page is redirected to, or `page`; a data request has another address. */
async function sentTo(
  pattern: string,
  address: string,
  session: object,
  requested = address,
): Promise<string> {
  const context = new RouterContextProvider()
  context.set(siteContext, { session } as unknown as SiteContext)
  const request = new Request(`http://own.example${requested}`)
  const args = { request, context, pattern, params: {}, url: new URL(address, request.url) }
  try {
    const answer = await guardSession(args, async () => page)
    return answer === page ? 'page' : 'another answer'
  } catch (thrown) {
    return (thrown as Response).headers.get('location') ?? ''
  }
}

const logIn = (back: string) => `/mina-sidor/logga-in?${new URLSearchParams({ tillbaka: back })}`

test.each([
  ['/mina-sidor/min-sida', '/mina-sidor/min-sida'],
  ['/mina-sidor/mina-arenden', '/mina-sidor/mina-arenden?sida=2'],
  ['/mina-sidor/mina-arenden/:case_number', '/mina-sidor/mina-arenden/MK-2026-000001'],
  ['/mina-sidor/min-sida', '/mina-sidor/min%2Dsida'],
  ['/mina-sidor/a-page-of-tomorrow', '/mina-sidor/a-page-of-tomorrow'],
])('%s asks a visitor to log in and knows the way back (%s)', async (pattern, address) => {
  for (const optional of ['/en?', 'en?']) {
    expect(await sentTo(optional + pattern, address, visitor)).toBe(logIn(address))
  }
  expect(await sentTo(`/en?${pattern}`, `/en${address}`, visitor)).toBe(
    `/en${logIn(`/en${address}`)}`,
  )
})

test('the way back has no confirmation of what was saved before', async () => {
  const address = '/mina-sidor/min-sida?klart=uppgifter'
  expect(await sentTo('/en?/mina-sidor/min-sida', address, visitor)).toBe(
    logIn('/mina-sidor/min-sida'),
  )
})

test('a data request is redirected to the log-in with the address of its page', async () => {
  const address = '/mina-sidor/mina-arenden?sida=2'
  const request = '/mina-sidor/mina-arenden.data?sida=2&_routes=pages%2Fmy-cases%2Fpage'
  expect(await sentTo('/en?/mina-sidor/mina-arenden', address, visitor, request)).toBe(
    logIn(address),
  )
})

test.each(['logga-in', 'utloggad', 'glomt-losenord', 'nytt-losenord', 'bekrafta-epost'])(
  '%s is for visitors',
  async (name) => {
    expect(await sentTo(`/en?/mina-sidor/${name}`, `/mina-sidor/${name}`, visitor)).toBe('page')
  },
)

test('with a session every page is allowed', async () => {
  const session = { user, reason: null }
  for (const path of ['/mina-sidor/min-sida', '/produkter', '/']) {
    expect(await sentTo(`/en?${path}`, path, session)).toBe('page')
  }
})

test.each([
  ['passwordChanged', '/utloggad?forcerelogin=passwordChanged'],
  ['sessionExpired', '/utloggad?forcerelogin=sessionExpired'],
  ['loginBackend', '/mina-sidor/utloggad?forcerelogin=loginBackend'],
])('who was forced out (%s) is told so once', async (reason, to) => {
  const over = { user: null, reason }
  expect(await sentTo('/en?/produkter', '/produkter', over)).toBe(to)
  expect(await sentTo('/en?/mina-sidor/min-sida', '/mina-sidor/min-sida', over)).toBe(to)
  expect(await sentTo('/en?/produkter', '/en/produkter', over)).toBe(`/en${to}`)
  for (const told of ['/utloggad', '/mina-sidor/utloggad', '/mina-sidor/logga-in', '/fel']) {
    expect(await sentTo(`/en?${told}`, told, over)).toBe('page')
  }
})

test('the page with the reason clears the cookie of the session, not the redirect to it', async () => {
  const over = { user: null, reason: 'passwordChanged' }
  const cookieAt = async (pattern: string, session: object) => {
    const response = new Response('page')
    const context = new RouterContextProvider()
    context.set(siteContext, { session } as unknown as SiteContext)
    const request = new Request(`http://own.example${pattern}`)
    const args = { request, context, pattern, params: {}, url: new URL(request.url) }
    const next = async () => response
    const answer = await Promise.resolve(guardSession(args, next)).catch((thrown) => thrown)
    return (answer as Response).headers.get('set-cookie')
  }
  expect(await cookieAt('/produkter', over)).toBeNull()
  expect(await cookieAt('/utloggad', over)).toMatch(/^__Host-auth=; Max-Age=0;/)
  expect(await cookieAt('/produkter', visitor)).toBeNull()
})
