import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  ['/produkter', { kind: 'none' }],
  ['/produkter?q=', { kind: 'short', text: '' }],
  ['/produkter?q=%20a%20', { kind: 'short', text: 'a' }],
  ['/produkter?q=ab', { kind: 'text', text: 'ab' }],
  ['/produkter?q=%F0%9F%8F%97', { kind: 'short', text: '🏗' }],
  ['/produkter?q=glas%00robot%0A', { kind: 'text', text: 'glas robot' }],
  ['/produkter?q=glas+robot', { kind: 'text', text: 'glas robot' }],
])('%s asks for %o', (address, expected) => {
  expect(searchText(new URL(address, 'http://localhost'))).toEqual(expected)
})

test('a text that is too long is cut, not refused', () => {
  const search = searchText(new URL(`http://localhost/produkter?q=${'x'.repeat(500)}`))
  expect(search).toEqual({ kind: 'text', text: 'x'.repeat(200) })
})
