import { expect, test } from 'vitest'
import type { Account, FindSession } from './authenticate.ts'
import { createPageSessions } from './page-session.ts'

const account: Account = {
  kind: 'account',
  realm: 'site',
  userId: 7,
  role: 10,
  depotId: null,
  lacksSecondStep: false,
  discountPercent: 0,
  sessionId: 'a',
}
const read = new Request('http://localhost/api/site/getDepotsArr')
const write = new Request('http://localhost/api/auth/doLogout', { method: 'POST' })
const visitor = (requestId: string) => ({ address: '192.0.2.1', requestId })

/** A session that ends when told so, and how often it was looked up. */
function sessionThatEnds() {
  let isLive = true
  const lookedUp: string[] = []
  const find: FindSession = async (tokenHash) => {
    lookedUp.push(tokenHash)
    return isLive ? account : null
  }
  return {
    find,
    lookedUp,
    end: () => {
      isLive = false
    },
  }
}

test('the reads of one page look the session up once; another page or token is looked up again', async () => {
  const { find, lookedUp } = sessionThatEnds()
  const pageSession = createPageSessions(find)
  const page = visitor('one')
  expect(await pageSession(read, page)('hash')).toBe(account)
  expect(await pageSession(read, page)('hash')).toBe(account)
  expect(lookedUp).toHaveLength(1)
  await pageSession(read, visitor('two'))('hash')
  await pageSession(read, page)('another')
  expect(lookedUp).toEqual(['hash', 'hash', 'another'])
})

test('a page that logs out has no session afterwards', async () => {
  const { find, end } = sessionThatEnds()
  const pageSession = createPageSessions(find)
  const page = visitor('one')
  expect(await pageSession(read, page)('hash')).toBe(account)
  expect(await pageSession(write, page)('hash')).toBe(account)
  end()
  expect(await pageSession(read, page)('hash')).toBeNull()
})
