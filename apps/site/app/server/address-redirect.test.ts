import { defaultSettings } from '@minikran/domain/content/settings-cookie'
import { expect, test } from 'vitest'
import { addressRedirect } from './address-redirect.ts'

const english = { ...defaultSettings, locale: 'en' as const }

function redirectOf(path: string, options: { settings?: typeof english; method?: string } = {}) {
  const request = new Request(`http://own.example${path}`, { method: options.method ?? 'GET' })
  const response = addressRedirect(request, options.settings ?? defaultSettings)
  return response === null ? null : [response.status, response.headers.get('location')]
}

test.each([
  ['/produkter/', '/produkter'],
  ['/produkter/?q=a', '/produkter?q=a'],
  ['/en/', '/en'],
  ['/en/produkter//', '/en/produkter'],
  ['/a///b//', '/a///b'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['//', '/'],
  ['/%67dpr?a=%62', '/gdpr?a=%62'],
  ['/en/maskinuthyrning%2Dmed%2dforare', '/en/maskinuthyrning-med-forare'],
  ['/produkter/%C3%A5%2F%31%7E', '/produkter/%C3%A5%2F1~'],
  ['/%2567dpr%2D', '/%2567dpr-'],
  ['//evil.example%41', '/evil.exampleA'],
])('%s belongs at %s for good', (path, location) => {
  expect(redirectOf(path)).toEqual([301, location])
})

test.each([
  ['/', '/en'],
  ['/?a=1', '/en?a=1'],
  ['/produkter?q=a', '/en/produkter?q=a'],
  ['/energi', '/en/energi'],
])('a visitor who chose English is sent from %s to %s', (path, location) => {
  expect(redirectOf(path, { settings: english })).toEqual([302, location])
  expect(redirectOf(path, { settings: english, method: 'HEAD' })).toEqual([302, location])
})

test.each([
  ['/%0d%0aX', '/fel'],
  ['/nyheter%0A?a=1', '/fel?a=1'],
  ['/en/%e2%80%a8x', '/en/fel'],
  ['/%E2%80%A9', '/fel'],
])('%s is no page and leads to %s', (path, location) => {
  expect(redirectOf(path)).toEqual([302, location])
})

test.each(['/en', '/en/produkter', '/produkter.data', '/_root.data'])(
  '%s stays for a visitor who chose English',
  (path) => {
    expect(redirectOf(path, { settings: english })).toBeNull()
  },
)

test('a visitor with the Swedish choice may read English pages', () => {
  expect(redirectOf('/en/produkter')).toBeNull()
})

test('a form that is sent is never redirected', () => {
  expect(redirectOf('/forfragan', { settings: english, method: 'POST' })).toBeNull()
})
