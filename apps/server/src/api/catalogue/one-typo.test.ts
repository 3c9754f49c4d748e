import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinOneTypo, knownWords, meantWords, plainLetters } from './one-typo.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeåäö'), minLength: 4, maxLength: 12 })

test('every word with one letter dropped, added, changed or swapped is within one typo', () => {
  fc.assert(
    fc.property(word, fc.nat(10), fc.constantFrom('x', 'a'), (text, position, letter) => {
      const at = position % (text.length - 1)
      const [head, rest] = [text.slice(0, at), text.slice(at)]
      const typos = [
        head + rest.slice(1),
        head + letter + rest,
        head + letter + rest.slice(1),
        head + rest[1] + rest[0] + rest.slice(2),
      ]
      expect(typos.every((typo) => isWithinOneTypo(typo, text))).toBe(true)
    }),
  )
})

test.each([
  ['minikran', 'minibuss'],
  ['kran', 'arm'],
  ['glas', 'glasad'],
])('%s and %s are more than one typo apart', (one, other) => {
  expect(isWithinOneTypo(one, other)).toBe(false)
})

test.each([
  ['minkran', ['minikran']],
  ['minkranarna', ['minikran', 'minikranar']],
  ['Glásskva', ['glasskiva']],
  ['minikran', []],
  ['lyt', []],
  ['vakum', ['vakuum']],
  ['vakkum', ['vakuum']],
  ['truck', []],
])('%s may mean %s', (typed, meant) => {
  const known = knownWords([
    'minikran',
    'minikranar',
    'glasskiva',
    'lyft',
    'vakuumlyft',
    'vakuumok',
    'tracked',
  ])
  expect(meantWords(typed, known)).toEqual(meant)
})

test('letters are compared without accents and case', () => {
  expect(plainLetters('GRÄVMASKIN på Öland')).toBe('gravmaskin pa oland')
})
