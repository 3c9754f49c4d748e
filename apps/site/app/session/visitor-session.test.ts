import { expect, test } from 'vitest'
import { findVisitorSession, forwardedHeaders, sessionTokenIn } from './visitor-session.ts'

test.each([
  [null, null],
  ['settings=x', null],
  ['a=b; __Host-auth=abc-DEF_1; c=d', 'abc-DEF_1'],
  ['__Host-admin=abc', null],
  ['x__Host-auth=abc', null],
  ['__Host-auth=', null],
  ['__Host-auth=a b', null],
])('the token in %j is %j', (cookies, token) => {
  expect(sessionTokenIn(cookies)).toBe(token)
})

test('the API receives the token as bearer and no session cookie', () => {
  const headers = new Headers({
    cookie: 'settings=1; __Host-auth=abc; __Host-admin=def',
    'user-agent': 'Browser',
  })
  expect(forwardedHeaders(headers, 'abc')).toEqual({
    cookie: 'settings=1',
    'user-agent': 'Browser',
    authorization: 'Bearer abc',
  })
  expect(forwardedHeaders(new Headers({ cookie: '__Host-admin=def' }), null)).toEqual({})
})

test('without a token the API is not called', async () => {
  const getSessionObj = () => Promise.reject(new Error('not asked'))
  expect(await findVisitorSession({ getSessionObj }, null)).toEqual({
    user: null,
    reason: null,
    password_changed: null,
  })
})
