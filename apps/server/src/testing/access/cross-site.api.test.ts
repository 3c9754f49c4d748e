import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../api/calls/call.ts'
import { createTestApi, type TestApi } from '../test-api.ts'
import { createCallers } from './callers.ts'

let api: TestApi
const tokens = { site: '', backOffice: '' }
let cookie: string
beforeAll(async () => {
  api = await createTestApi()
  const callers = await createCallers(api.db)
  tokens.site = callers.get(10)?.token ?? ''
  tokens.backOffice = callers.get(100)?.token ?? ''
  cookie = `__Host-auth=${tokens.site}; __Host-admin=${tokens.backOffice}`
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
])('%s a cookie is not looked at, and a token in the header is', async (_, headers) => {
  const asked = { ...json, ...headers }
  const wrong: string[] = []
  for (const call of api.calls.filter(isWriting)) {
    const [nobody, byCookie] = [await send(call, asked), await send(call, { ...asked, cookie })]
    if (byCookie.status !== nobody.status) wrong.push(`${call.path}: ${byCookie.status}`)
  }
  expect(wrong).toEqual([])
  const profile = api.calls.find(({ path }) => path === '/customer/updateProfile')
  if (profile === undefined) throw new Error('The call is gone')
  const byHeader = { ...asked, authorization: `Bearer ${tokens.site}` }
  expect((await send(profile, asked)).status).toBe(401)
  expect((await send(profile, byHeader)).status).toBe(422)
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
