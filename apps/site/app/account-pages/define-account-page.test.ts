import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'
import { accountHeaders, refusedForm } from './define-account-page.ts'

test('the headers of an account page set the cookies of its loader and forbid every cache', () => {
  const loaderHeaders = new Headers({ 'cache-control': 'public' })
  loaderHeaders.append('set-cookie', 'filters=a')
  loaderHeaders.append('set-cookie', 'paginations=b')
  const headers = accountHeaders({ loaderHeaders })
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.getSetCookie()).toEqual(['filters=a', 'paginations=b'])
})

test('a form over a rate limit says so by its status', () => {
  const failure = { ok: false, status: 429, refused: null } as never
  expect(refusedForm('losenord', failure).init?.status).toBe(429)
})

test('a refused form comes back without the password', () => {
  const failure = { ok: false, status: 422, refused: { errors: { password: ['wrong'] } } } as never
  const { data } = refusedForm('losenord', failure, { email: 'a@b.se', password: 'Hemligt' })
  expect(data.values).toEqual({ email: 'a@b.se', password: '' })
})

test('a password that was left empty is missing, not wrong', () => {
  const failure = { ok: false, status: 422, refused: { errors: { password: ['wrong'] } } } as never
  const { data } = refusedForm('radera', failure, { password: '' })
  const sentence = m.account_password_required()
  expect(data.faults).toEqual([{ field: 'password', sentence, isMissing: true }])
})
