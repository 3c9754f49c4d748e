import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['/', '/'],
  ['/produkter', '/produkter'],
  ['/en/produkter?q=a%20b&sida=2', '/en/produkter?q=a%20b&sida=2'],
  ['/produkter?q=https://a.example//b', '/produkter?q=https://a.example//b'],
  ['/produkter#delar', '/produkter'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/produkter?q=日本', '/produkter?q=%E6%97%A5%E6%9C%AC'],
  ['/åäö', '/%C3%A5%C3%A4%C3%B6'],
  ['/\ud800', '/%EF%BF%BD'],
])('%s is a page of ours, as %s', (path, address) => {
  expect(returnPath(path)).toBe(address)
})

test.each([
  '',
  'produkter',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  '/\n/evil.example',
  '/\t/evil.example',
  '/a\u0000',
  `/${'å'.repeat(1900)}`,
  `/${'a'.repeat(3000)}`,
  null,
  undefined,
])('%j means home', (path) => {
  expect(returnPath(path)).toBe('/')
})

test('any value leads to this site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ':', '@', 'a', '.') }),
      (path) => {
        expect(new URL(returnPath(path), 'https://own.example').host).toBe('own.example')
      },
    ),
  )
})
