import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeIn } from './byte-range.ts'

const file = { size: 100, etag: '"a"' }
const asked = (range: string, more: Record<string, string> = {}) =>
  rangeIn(new Headers({ range, ...more }), file)

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-1', null],
  ['', null],
])('%s of 100 bytes is %j', (range, expected) => {
  expect(asked(range)).toEqual(expected)
})

test('a range of a file that has changed since is the whole file', () => {
  expect(asked('bytes=1-2', { 'if-range': '"a"' })).toEqual({ start: 1, end: 2 })
  expect(asked('bytes=1-2', { 'if-range': '"b"' })).toBeNull()
})

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.option(fc.nat()),
      fc.option(fc.nat()),
      (text, size, a, b) => {
        for (const range of [text, `bytes=${a ?? ''}-${b ?? ''}`]) {
          const headers = { get: (name: string) => (name === 'range' ? range : null) }
          const found = rangeIn(headers as unknown as Headers, { size, etag: '"a"' })
          if (found === null || found === 'unsatisfiable') continue
          expect(found.start).toBeGreaterThanOrEqual(0)
          expect(found.start).toBeLessThanOrEqual(found.end)
          expect(found.end).toBeLessThan(size)
        }
      },
    ),
  )
})
