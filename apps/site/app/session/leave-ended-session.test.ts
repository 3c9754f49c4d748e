import { afterEach, expect, test, vi } from 'vitest'
import { leaveEndedSession } from './leave-ended-session.ts'

afterEach(() => vi.unstubAllGlobals())

/** Where the page leaves for when the API answers like this; undefined when it stays. */
async function leftFor(status: number, body = '', type = 'text/plain'): Promise<unknown> {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: 'http://own.example', pathname: '/en/jobb', assign })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const left = leaveEndedSession(7, 'http://own.example/en/produkter')
  await Promise.race([left, vi.waitFor(() => expect(assign).toHaveBeenCalled())])
  return assign.mock.calls[0]?.[0]
}

test.each([
  [200, '', undefined],
  [200, 'passwordChanged', '/en/utloggad?forcerelogin=passwordChanged'],
  [200, 'loginBackend', '/en/mina-sidor/utloggad?forcerelogin=loginBackend'],
  [429, '', undefined],
  [503, '', undefined],
  // A network or a proxy in between.
  [200, 'Log in', undefined],
  [401, 'Log in', undefined],
  [403, 'Blocked', undefined],
])('after the answer %d "%s" the page leaves for %s', async (status, body, address) => {
  expect(await leftFor(status, body)).toBe(address)
})

test.each([
  [401, 'notAuthenticated', '/en/utloggad?forcerelogin=sessionExpired'],
  // Another account, from another tab.
  [403, 'forbidden', 'http://own.example/en/produkter'],
])('after the problem %d %s the page leaves for %s', async (status, code, address) => {
  const problem = JSON.stringify({ status, code })
  expect(await leftFor(status, problem, 'application/problem+json')).toBe(address)
})
