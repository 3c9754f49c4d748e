import { expect, test } from 'vitest'
import { requestSite } from './same-origin.ts'

const site = (headers: Record<string, string>) =>
  requestSite(new Request('http://localhost:3000/', { headers }), 'https://www.minikran.example')

test.each<[Record<string, string>, string]>([
  [{ 'sec-fetch-site': 'same-origin' }, 'own'],
  [{ 'sec-fetch-site': 'none' }, 'own'],
  [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.minikran.example' }, 'foreign'],
  [{ origin: 'https://www.minikran.example' }, 'own'],
  [{ origin: 'http://www.minikran.example', host: 'localhost' }, 'foreign'],
  [{ origin: 'null' }, 'foreign'],
  [{ origin: 'https://evil.example' }, 'foreign'],
  [{}, 'unknown'],
])('%o is %s', (headers, expected) => {
  expect(site(headers)).toBe(expected)
})

test('another name of the same machine is our own while the host agrees', () => {
  const headers = new Headers({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })
  const withHeaders = { headers } as unknown as Request
  expect(requestSite(withHeaders, 'http://localhost:3000')).toBe('own')
})
