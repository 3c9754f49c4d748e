import { expect, test } from 'vitest'
import { secretsIn } from './log-secrets.ts'

const line = (fields: object) => JSON.stringify({ level: 'info', ...fields, msg: 'request' })

test.each([
  ['a demo password', { body: { password: 'Lyft-trygg-2026' } }],
  ['a password of a journey', { new_password: 'två lyft före frukost' }],
  ['an address of a customer', { to: 'Karin.Lindqvist@kund.example' }],
  ['an address of a customer', { detail: 'Key (email_address)=(role10@demo.example) exists' }],
  ['a telephone number', { phone: '070-123 45 67' }],
  ['a hashed password', { hash: '$argon2id$v=19$m=19456' }],
  ['a session cookie', { cookie: '__Host-auth=Zk3nQ0v1abcd' }],
  ['a bearer', { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' }],
  ['a link of a mail', { path: '/mina-sidor/nytt-losenord?nyckel=Zk3nQ0v1abcd' }],
  ['a token', { token: 'Zk3nQ0v1Zk3nQ0v1Zk3nQ0v1Zk3nQ0v1Zk3nQ0v1-_9' }],
])('%s is found', (secret, fields) => {
  expect(secretsIn(line(fields)).map((found) => found.secret)).toContain(secret)
})

test('what a server usually says is no secret', () => {
  const path = '/produkter/minikranar/spindelkranar/jekko-spx312'
  const lines = [
    line({ request_id: 'Zk3nQ0v1Zk3nQ0v1', method: 'GET', path, status: 200, ms: 1.2 }),
    line({ path: '/assets/page-B2dk3Zk3.js', status: 200 }),
    line({ path: '/nyhet/lyfta-inomhus-utan-avgaser-i-en-hall-2027', status: 404 }),
  ]
  expect(secretsIn(lines.join('\n'))).toEqual([])
})
