import { expect, test } from 'vitest'
import { selectFrom } from './select-tests.ts'

const all = {
  unit: ['packages/domain/src/pricing/rental-price.test.ts', 'apps/server/src/env.test.ts'],
  journeys: ['e2e/journeys/inquiry.spec.ts', 'e2e/journeys/inquiry-list.spec.ts'],
}

test.each([
  ['packages/domain/src/pricing', [all.unit[0]], []],
  ['apps/server/src/env.test.ts:12', ['apps/server/src/env.test.ts:12'], []],
  ['server/env', [all.unit[1]], []],
  ['e2e/inquiry', [], ['e2e/journeys/inquiry-list.spec.ts', 'e2e/journeys/inquiry.spec.ts']],
  ['inquiry.spec.ts', [], ['e2e/journeys/inquiry.spec.ts']],
  ['pricing\\rental', [all.unit[0]], []],
  ['nquiry', [], []],
  ['e2e/(', [], []],
])('%s names its tests', (path, unit, journeys) => {
  expect(selectFrom([path], all)).toEqual({ unit, journeys })
})

test('a test that two paths name is run once', () => {
  expect(selectFrom(['e2e', 'e2e/inquiry'], all).journeys).toHaveLength(2)
})
