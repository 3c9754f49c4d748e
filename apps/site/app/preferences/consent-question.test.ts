import { expect, test } from 'vitest'
import { consentQuestion } from './consent-question.ts'

const tiles = { url: 'https://tile.example/{z}/{x}/{y}', attribution: '© Prov' }

test.each([
  [false, null, null],
  [true, null, 'Får vi räkna besök med kakor?'],
  [false, tiles, 'Får vi hämta gatukartor utifrån?'],
  [true, tiles, 'Får vi räkna besök och hämta kartor?'],
])('with analytics %s and the tiles %o the question is %s', (hasAnalytics, mapTiles, question) => {
  expect(consentQuestion({ hasAnalytics, mapTiles })).toBe(question)
})
