import { expect, test } from 'vitest'
import { fewerWords } from './fewer-words.ts'

test.each([
  ['vakuumlyft 400 kg glas', ['vakuumlyft glas', 'vakuumlyft', 'glas']],
  ['Våt glasruta', ['Våt', 'glasruta']],
  ['hyra kran för fönster', ['kran', 'fönster']],
  ['mc305 kärra', ['mc305', 'kärra']],
  ['kran Kran 5 m', ['Kran']],
  ['kran 1,2 ton 5 Meter', ['kran']],
  ['1,2ton vakuumlyft', ['vakuumlyft']],
  ['lyft glas 5meter', ['lyft glas', 'lyft', 'glas']],
  ['ett två tre fyra fem sex', ['två', 'tre', 'fyra', 'fem', 'sex']],
  ['glasruta', []],
  ['400 kg', []],
  ['', []],
])('%s without a hit leads to %j', (search, searches) => {
  expect(fewerWords(search)).toEqual(searches)
})
