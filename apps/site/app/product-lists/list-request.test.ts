import { expect, test } from 'vitest'
import { listRequest } from './list-request.ts'

test.each([
  ['sortera=title', { sort: 'title', lang: 'en' }],
  ['', {}],
])('a list sorted by %j asks for %j', (search, sorting) => {
  const { query } = listRequest(new URL(`http://localhost/en/produkter?${search}`), 'en')
  expect(query).toEqual({ page: 1, per_page: expect.any(Number), ...sorting })
})
