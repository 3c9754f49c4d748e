import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutTitle, titleIn } from './title-text.ts'

const both = { title_sv: 'Minikran', title_en: 'Mini crane' }

test('a title is in the requested language', () => {
  expect(titleIn(both, 'title', 'sv')).toEqual({ text: 'Minikran', lang: 'sv' })
  expect(titleIn(both, 'title', 'en')).toEqual({ text: 'Mini crane', lang: 'en' })
})

test.each([
  [{ title_sv: 'Minikran' }],
  [{ ...both, title_en: null }],
  [{ ...both, title_en: ' ' }],
])('without English it is Swedish, and marked so: %j', (item) => {
  expect(titleIn(item, 'title', 'en')).toEqual({ text: 'Minikran', lang: 'sv' })
})

test('any field with both languages can be read', () => {
  const category = { prodcat_title_sv: 'Liftar', prodcat_title_en: 'Lifts' }
  expect(titleIn(category, 'prodcat_title', 'en')).toEqual({ text: 'Lifts', lang: 'en' })
})

test.each([
  ['', '', false],
  ['Minikran', 'Minikran', false],
  ['x'.repeat(20), 'x'.repeat(20), false],
  ['x'.repeat(21), `${'x'.repeat(20)}…`, true],
  ['Glasrobot Befard XGR800', 'Glasrobot Befard XGR…', true],
  ['1234567890123456789 efter', '1234567890123456789…', true],
  ['👩‍🔧'.repeat(20), '👩‍🔧'.repeat(20), false],
  [`${'e\u0301'.repeat(20)}x`, `${'e\u0301'.repeat(20)}…`, true],
])('%j is cut to %j', (title, text, isCut) => {
  expect(cutTitle(title)).toEqual({ text, isCut })
})

test('a cut title has at most 20 graphemes and begins like the whole', () => {
  const segmenter = new Intl.Segmenter('sv')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) => {
      const { text, isCut } = cutTitle(title)
      const start = isCut ? text.slice(0, -1) : text
      expect(title.startsWith(start)).toBe(true)
      expect([...segmenter.segment(start)].length).toBeLessThanOrEqual(20)
      expect(isCut).toBe([...segmenter.segment(title)].length > 20)
    }),
  )
})
