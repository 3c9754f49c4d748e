import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import type { Call } from '../http/call.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const json = { 'content-type': 'application/json' }
const isWriting = ({ method }: Call) => method !== 'get'

const send = ({ path, method }: Call, headers: Record<string, string>) =>
  api.ask(`/api${path}`, { method: method.toUpperCase(), headers, body: '{}' })

test.each<[string, Record<string, string>]>([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another name below ours', { 'sec-fetch-site': 'same-site' }],
  ['from another origin', { origin: 'https://evil.example' }],
  ['from a page without an origin', { origin: 'null' }],
  ['from another port', { origin: 'http://localhost:3001' }],
  ['with a word that no browser sends', { 'sec-fetch-site': 'own' }],
])('every writing call is refused %s', async (_, headers) => {
  const letIn: string[] = []
  for (const call of api.calls.filter(isWriting)) {
    const { status } = await send(call, { ...json, ...headers })
    if (status !== 403) letIn.push(`${call.path}: ${status}`)
  }
  expect(letIn).toEqual([])
})

test.each(['application/x-www-form-urlencoded', 'text/plain', 'text/plain;application/json'])(
  'what takes JSON takes no %s, which a form of any site can send',
  async (type) => {
    const letIn: string[] = []
    for (const call of api.calls.filter(isWriting)) {
      if (call.takes === 'nothing') continue
      const { status } = await send(call, { 'content-type': type })
      if (status !== 415 && status !== 401) letIn.push(`${call.path}: ${status}`)
    }
    expect(letIn).toEqual([])
  },
)

test('no call lets another origin read its answer', async () => {
  for (const call of api.calls) {
    const headers = { ...json, origin: 'https://evil.example' }
    const init = call.method === 'get' ? { headers } : { headers, method: 'OPTIONS' }
    const response = await api.ask(`/api${call.path}`, init)
    expect(response.headers.get('access-control-allow-origin'), call.path).toBeNull()
  }
})
