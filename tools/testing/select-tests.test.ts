import { expect, test } from 'vitest'
import { projectRoot } from '../project.ts'
import { selectFrom, selectTests } from './select-tests.ts'

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
  expect(selectFrom([path], all)).toMatchObject({ unit, journeys })
})

test('a test that two paths name is run once', () => {
  expect(selectFrom(['e2e', 'e2e/inquiry'], all).journeys).toHaveLength(2)
})

test('a path without a test is named, also beside others that have some', () => {
  expect(selectFrom(['e2e/inquiry', 'e2e/inqury'], all).unknown).toEqual(['e2e/inqury'])
})

test.each(['tools/testing', './tools/testing', `${projectRoot}/tools/testing`])(
  '%s names a folder of the project',
  (path) => {
    expect(selectTests([path]).unit).toContain('tools/testing/select-tests.test.ts')
  },
)
