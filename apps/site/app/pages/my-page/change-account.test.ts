import type { CustomerClient } from '@minikran/contract/customer-client'
import { defaultSettings } from '@minikran/domain/content/settings-cookie'
import { expect, test, vi } from 'vitest'
import type { AccountInput } from '../../account-pages/define-account-page.ts'
import { changeAccount } from './change-account.ts'

const failure = { ok: false as const, problem: null, refused: null }

function post(fields: Record<string, string>, customer: object) {
  const url = new URL('http://own.example/mina-sidor/min-sida')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const calls = { customer: customer as CustomerClient, settings: defaultSettings }
  return changeAccount({ ...calls, url, request, userId: 7, locale: 'sv' } as AccountInput)
}

const endSession = (status: number) =>
  post({ does: 'session', session_id: 'a' }, { endSession: async () => ({ ...failure, status }) })

test('a session that has ended already counts as logged out', async () => {
  const answer = (await endSession(404)) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/mina-sidor/min-sida?klart=session',
  ])
})

test.each([
  ['7', 1, 'uppgifter'],
  ['8', 0, null],
])('with account 7, a form of account %s is sent %i times', async (account, times, done) => {
  const updateProfile = vi.fn(async () => ({ ok: true, data: {} }))
  const answer = await post({ does: 'uppgifter', firstname: 'Eva', account }, { updateProfile })
  expect(updateProfile).toHaveBeenCalledTimes(times)
  const location = (answer as Response).headers.get('location') ?? ''
  expect(new URL(location, 'http://own.example').searchParams.get('klart')).toBe(done)
})

test('an unavailable server is told at the form', async () => {
  expect(await endSession(0)).toMatchObject({ init: { status: 503 } })
})

test.each([
  ['en', '/en/mina-sidor/min-sida?klart=installningar'],
  ['sv', '/mina-sidor/min-sida?klart=installningar'],
  ['de', '/mina-sidor/min-sida?klart=installningar'],
])('after choosing the language %s the page is shown at %s', async (locale, address) => {
  const updateSettings = async () => ({ ok: true, data: {} })
  const answer = await post({ does: 'installningar', locale }, { updateSettings })
  expect((answer as Response).headers.get('location')).toBe(address)
})
