import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['  "maeda"  (mc305) ', ['maeda', 'mc305']],
  ['hyra kran', ['kran']],
  ['Hyra minikran för glas', ['minikran', 'glas']],
  ['rent a spider crane', ['spider', 'crane']],
  ['pris', ['pris']],
  ['hyra och hyra', ['hyra', 'och', 'hyra']],
  ['%% {}', []],
  ['en två tre fyra fem sex sju åtta nio tio', 'två tre fyra fem sex sju åtta nio'.split(' ')],
])('%s is a search for %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})
