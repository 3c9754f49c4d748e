import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutWideCharacters } from './one-byte-scripts.ts'

const context = createContext()
const evaluate = (script: string): unknown => runInContext(script, context)

test('strings, templates and regular expressions mean what they meant', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = withoutWideCharacters(JSON.stringify(text))
      expect(written).not.toMatch(/[\u0100-\uffff]/)
      expect(evaluate(written)).toBe(text)
    }),
  )
  expect(evaluate(withoutWideCharacters('`5–10 m’ 😀`'))).toBe('5–10 m’ 😀')
  expect(evaluate(withoutWideCharacters('/^[–—😀]$/u.test("😀")'))).toBe(true)
})
