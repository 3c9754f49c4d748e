import { expect, test } from 'vitest'
import { faultCount } from './fault-count.ts'

test.each([
  [8, 0, '8 uppgifter saknas.'],
  [1, 0, '1 uppgift saknas.'],
  [0, 8, '8 uppgifter behöver rättas.'],
  [0, 1, '1 uppgift behöver rättas.'],
  [1, 1, '2 uppgifter saknas eller behöver rättas.'],
])('%d missing and %d wrong fields: %s', (missing, wrong, sentence) => {
  const faults = [
    ...Array.from({ length: missing }, () => ({ isMissing: true })),
    ...Array.from({ length: wrong }, () => ({ isMissing: false })),
  ]
  expect(faultCount(faults)).toBe(sentence)
})
