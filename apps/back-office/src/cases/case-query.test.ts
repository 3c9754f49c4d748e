import { expect, test } from 'vitest'
import { caseQuery } from './case-query.ts'

test.each([
  ['unread', 'DESC', 'unread'],
  ['created_at', 'ASC', 'oldest'],
  ['created_at', 'DESC', 'newest'],
])('the inbox by %s %s asks for the %s first', (field, order, asked) => {
  expect(caseQuery({ filter: {}, sort: { field, order } })).toEqual({ sort: asked })
})
