import { expect, test } from 'vitest'
import { testsOfChange } from './tests-of-change.ts'

test('a rule runs the pure and document tests that import it, and no journey', () => {
  const rule = 'packages/domain/src/pricing/rental-price.ts'
  expect(testsOfChange([rule])).toEqual({
    related: [rule],
    projects: ['pure', 'document'],
    apiFolders: [],
    journeys: [],
    needsSmoke: false,
  })
})

test.each([
  'apps/site/app/media/picture.tsx',
  'apps/server/src/api/posts/posts.routes.ts',
  'packages/i18n/messages/sv.json',
  'e2e/open-page.ts',
])('%s runs the smoke journeys', (file) => {
  const rule = 'packages/domain/src/pricing/rental-price.ts'
  expect(testsOfChange([rule, file]).needsSmoke).toBe(true)
})

test.each([
  'apps/back-office/src/items/item-form.component.test.tsx',
  'packages/i18n/messages/sv.json',
])('%s runs the component tests', (file) => {
  const rule = 'packages/domain/src/pricing/rental-price.ts'
  expect(testsOfChange([rule, file]).projects).toEqual(['pure', 'document', 'components'])
})

test('a call runs the tests with a database in its folder', () => {
  const { apiFolders } = testsOfChange([
    'apps/server/src/api/posts/posts.routes.ts',
    'apps/server/src/api/posts/posts.queries.ts',
  ])
  expect(apiFolders).toEqual(['apps/server/src/api/posts'])
})

test('an agreement test runs when it is changed', () => {
  expect(testsOfChange(['agreement/pickup-times.api.test.ts']).apiFolders).toEqual(['agreement'])
})

test('a test, a journey or a page of the docs is no change of the product', () => {
  const journey = 'e2e/journeys/inquiry.spec.ts'
  const files = ['docs/operations.md', journey, 'packages/domain/src/pricing/own-price.test.ts']
  expect(testsOfChange(files)).toMatchObject({ journeys: [journey], needsSmoke: false })
})
