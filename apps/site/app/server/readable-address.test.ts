import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withReadableAddress } from './readable-address.ts'

const site = 'http://own.example'
const readable = (path: string) =>
  withReadableAddress(new Request(`${site}${path}`)).url.slice(site.length)

test.each([
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/produkter/%ff?q=%ff', '/produkter/%25ff?q=%ff'],
  ['/en/%c3%a5/%c3', '/en/%c3%a5/%25c3'],
])('%s is read as %s', (path, expected) => {
  expect(readable(path)).toBe(expected)
})

test('a valid address leaves the request unchanged', () => {
  const request = new Request(`${site}/region/%C3%A5re?q=%25`)
  expect(withReadableAddress(request)).toBe(request)
})

test('a form that is sent keeps its method, its fields and its headers', async () => {
  const body = new URLSearchParams({ a: '1' })
  const headers = { cookie: 'settings=x' }
  const sent = withReadableAddress(new Request(`${site}/%ff`, { method: 'POST', body, headers }))
  expect([sent.method, sent.headers.get('cookie'), await sent.text()]).toEqual([
    'POST',
    'settings=x',
    'a=1',
  ])
})

test('any address can be decoded afterwards', () => {
  const parts = fc.constantFrom('%', '%c3', '%A5', '%e2%80', '%00', 'a', '/', 'å', '%25', '0')
  fc.assert(
    fc.property(fc.array(parts), (typed) => {
      const { pathname } = new URL(readable(`/x${typed.join('')}`), site)
      expect(() => decodeURIComponent(pathname)).not.toThrow()
    }),
  )
})
