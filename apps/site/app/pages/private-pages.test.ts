import { expect, test } from 'vitest'
import { headers as resultsHeaders } from './crane-results/page.tsx'
import { headers as planHeaders } from './lift-plan/page.tsx'
import { headers as comparisonHeaders } from './lift-plan-comparison/page.tsx'

test.each([
  ['the results of the crane selector', resultsHeaders],
  ['a lift plan', planHeaders],
  ['a comparison for a lift plan', comparisonHeaders],
])('no cache keeps %s', (_, headers) => {
  expect(headers()).toEqual({ 'cache-control': 'no-store' })
})
