import { afterEach, expect, test, vi } from 'vitest'
import { leaveEndedSession } from './leave-ended-session.ts'

afterEach(() => vi.unstubAllGlobals())

/** Where the page leaves for when the API answers like this; undefined when it stays. */
async function leftFor(status: number, body = ''): Promise<unknown> {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: 'http://own.example', pathname: '/en/jobb', assign })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const left = leaveEndedSession(7, 'http://own.example/en/produkter')
  await Promise.race([left, vi.waitFor(() => expect(assign).toHaveBeenCalled())])
  return assign.mock.calls[0]?.[0]
}

test.each([
  [200, '', undefined],
  [200, 'passwordChanged', '/en/utloggad?forcerelogin=passwordChanged'],
  [200, 'loginBackend', '/en/mina-sidor/utloggad?forcerelogin=loginBackend'],
  [401, '', '/en/utloggad?forcerelogin=sessionExpired'],
  // Another account, from another tab.
  [403, '', 'http://own.example/en/produkter'],
  [429, '', undefined],
  [503, '', undefined],
])('after the answer %d "%s" the page leaves for %s', async (status, body, address) => {
  expect(await leftFor(status, body)).toBe(address)
})
