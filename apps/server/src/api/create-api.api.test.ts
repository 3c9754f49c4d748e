import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type Company, companySchema } from '@minikran/contract/company'
import { roles } from '@minikran/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCompany } from '../database/demo-company.ts'
import { company } from '../database/schema/content.ts'
import { sessions } from '../database/schema/people.ts'
import { fromNow } from '../testing/clock.ts'
import { logInRole } from '../testing/sessions.ts'
import { caseOfNumber, userOfRole } from '../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const inquiry = {
  depot_id: 1,
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  pickup_at: '2027-03-01 09:00',
}

test('the company tells who it is', async () => {
  const { data } = (await (await api.get('getCompanyObj')).json()) as { data: object }
  expect(companySchema.parse(data)).toMatchObject({ name: 'Minikran', phone: '08-465 004 00' })
})

test('demo content is told as such, a company of its own is not', async () => {
  const demo = async () => {
    const answered = (await (await api.get('getCompanyObj')).json()) as { data: Company }
    return answered.data.demo
  }
  expect(await demo()).toBe(true)
  const changeTo = (email_address: string) => api.db.update(company).set({ email_address })
  await changeTo('info@minikran.example')
  expect(await demo()).toBe(false)
  await changeTo(demoCompany.email_address)
})

test('an unknown client key is refused, an empty one or none at all is not', async () => {
  const unknown = await api.get('getDepotsArr', { 'x-api-key': 'guess' })
  expect([unknown.status, await codeOf(unknown)]).toEqual([401, 'unknownClientKey'])
  const headers = { 'x-api-key': '' }
  expect((await api.ask('/api/site/getDepotsArr', { headers })).status).toBe(200)
  expect((await api.ask('/api/site/getDepotsArr')).status).toBe(200)
})

test('a client without a key has a lower limit, and none is told while limits are off', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const policy = async (of: TestApi, headers: Record<string, string> = {}) =>
    (await of.ask('/api/site/getDepotsArr', { headers })).headers.get('ratelimit-policy')
  expect(await policy(limited)).toContain('"anonymous";q=600')
  expect(await policy(limited, { 'x-api-key': 'public-site' })).toContain('"client";q=3000')
  expect(await policy(api)).toBe(null)
  await limited.close()
})

async function logIn(role: number, change: Partial<typeof sessions.$inferInsert> = {}) {
  const { id: userId } = await userOfRole(api.db, role)
  const token = `${String(role)}${'t'.repeat(40)}${JSON.stringify(change).length}`
  await api.db.insert(sessions).values({
    token_hash: hash('sha256', token, 'base64url'),
    user_id: userId,
    expires_at: fromNow({ minutes: 1 }),
    ends_at: fromNow({ minutes: 1 }),
    ...change,
  })
  return { userId, token }
}
const caseOwner = async (headers: Record<string, string>) => {
  const response = await api.post('makeInquery', inquiry, headers)
  const { data } = (await response.json()) as { data: { case_number: string } }
  return (await caseOfNumber(api.db, data.case_number)).user_id
}

test('an inquiry with a token belongs to its account, by header or own cookie', async () => {
  const { userId, token } = await logIn(10)
  expect(await caseOwner({ authorization: `Bearer ${token}` })).toBe(userId)
  const cookie = `a=b; __Host-auth=${token}`
  expect(await caseOwner({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(userId)
  expect(await caseOwner({ cookie })).toBe(null)
})

test('an ended, expired or invented token makes a visitor, not an error', async () => {
  const ended = await logIn(20, { ended_at: fromNow() })
  const expired = await logIn(30, { expires_at: fromNow({ milliseconds: -1 }) })
  for (const token of [ended.token, expired.token, 'x'.repeat(43)]) {
    expect(await caseOwner({ authorization: `Bearer ${token}` })).toBe(null)
  }
})

test('the description names every call with its answers', async () => {
  const { headers } = await logInRole(api.db, 100)
  const description = (await (await api.ask('/api/openapi.json', { headers })).json()) as {
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
  }
  expect(description.openapi).toBe('3.1.0')
  for (const methods of Object.values(description.paths)) {
    for (const { responses } of Object.values(methods)) {
      const usual = ['405', '414', '422', '429', '500', '503']
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(usual))
      expect(Object.keys(responses).some((status) => status === '200' || status === '204')).toBe(
        true,
      )
    }
  }
})

test('the description is made and compressed once, and not sent to who has it', async () => {
  const ask = (headers: Record<string, string>) => api.ask('/api/openapi.json', { headers })
  const plain = await ask({})
  const etag = plain.headers.get('etag') ?? ''
  const bytes = Buffer.from(await plain.arrayBuffer())
  const small = await ask({ 'accept-encoding': 'gzip' })
  expect([small.headers.get('content-encoding'), small.headers.get('etag')]).toEqual(['gzip', etag])
  expect(gunzipSync(await small.arrayBuffer()).equals(bytes)).toBe(true)
  const known = await ask({ 'if-none-match': etag })
  expect([known.status, known.headers.get('etag')]).toEqual([304, etag])
})

test('the description names every number that a field may be', async () => {
  type Field = { type: string; enum: number[] }
  type Shape = { properties: Record<string, Field> }
  const { headers } = await logInRole(api.db, 100)
  const { paths, components } = (await (
    await api.ask('/api/openapi.json', { headers })
  ).json()) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Shape }> } } }>
    components: {
      schemas: { DepotHours: { properties: { sets: { items: Shape } } } }
    }
  }
  const { title } = components.schemas.DepotHours.properties.sets.items.properties
  expect(title).toMatchObject({ type: 'integer', enum: [1, 2, 3, 10] })
  const numbersOf = (call: string, field: string) => {
    const json = paths[`/api/admin/${call}`]?.post.requestBody.content['application/json']
    return json?.schema.properties[field]?.enum
  }
  expect(numbersOf('createUser', 'role')).toEqual(Object.values(roles))
  expect(numbersOf('createPost', 'post_type')).toEqual([1, 2, 3])
  expect(numbersOf('createPresentation', 'presentation_type')).toEqual([1, 2, 3, 33])
})

test('the reading page takes everything from here and runs no script of its own', async () => {
  const page = await api.ask('/api/docs')
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(html).not.toMatch(/https?:\/\/|<script>|<style/)
  for (const [, address] of html.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)) {
    expect((await api.ask(address ?? '')).status).toBe(200)
  }
})

test.each(['/api/openapi.json', '/api/docs', '/api/docs/start.js'])(
  '%s is only read',
  async (path) => {
    const refused = await api.ask(path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const moved = await api.ask(`${path}/`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path])
  },
)

test('a reading call with a slash after it is sent to its address, with the query', async () => {
  for (const method of ['GET', 'HEAD']) {
    const moved = await api.ask('/api/site/getPostsArr/?show_amount=2', { method })
    const to = '/api/site/getPostsArr?show_amount=2'
    expect([moved.status, moved.headers.get('location')]).toEqual([301, to])
  }
  const sent = await api.ask('/api/site/makeInquery/', { method: 'POST' })
  expect([sent.status, await codeOf(sent)]).toEqual([404, 'notFound'])
})

test('an unknown call is not found, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await api.ask('/api/site/getEverything', { method })
    expect([response.status, await codeOf(response)]).toEqual([404, 'notFound'])
  }
})

test('without its database a call says when to come again', async () => {
  const own = await createTestApi()
  await own.close()
  const response = await own.get('getDepotsArr')
  expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable'])
  expect(response.headers.get('retry-after')).toBe('5')
})
