import { expect, test } from 'vitest'
import { listedPathsOf } from './listed-paths.ts'

const page = () => null

test('pages are listed by their Swedish address, forms, catch-alls and unlisted ones are not', () => {
  const routes = {
    root: { path: '', module: { default: page } },
    home: { path: 'en?', module: { default: page } },
    product: { path: 'en?/produkter/:prodcat', module: { default: page, handle: {} } },
    compare: { path: 'en?/jamfor', module: { default: page, handle: { unlisted: true } } },
    unknown: { path: 'en?/*', module: {} },
    choice: { path: 'val/sprak', module: {} },
  }
  expect(listedPathsOf(routes)).toEqual(['/', '/produkter/:prodcat'])
})
