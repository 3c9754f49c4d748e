import { refusedFormSchema } from '@minikran/contract/forms'
import { problemSchema } from '@minikran/contract/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectedAccess } from '../testing/access/expected-access.ts'
import { type AdminApi, createAdminApi } from '../testing/admin-api.ts'
import { type DescribedCall, readDescription, type Schema } from '../testing/described-calls.ts'
import { type ApiFixture, createApiFixture, type Session } from './api.fixture.ts'
import { readExamples } from './read-examples.fixture.ts'
import { type ValidRequest, validRequests } from './valid-requests.fixture.ts'
import { validResourceRequest } from './valid-resource-requests.fixture.ts'

// That each call refuses whoever is nobody, and whoever may not, is the access tests' to say.
let api: AdminApi
let fixture: ApiFixture
let superadmin: Session
let description: Awaited<ReturnType<typeof readDescription>>
beforeAll(async () => {
  api = await createAdminApi()
  fixture = createApiFixture(api)
  superadmin = await fixture.staff(100)
  description = await readDescription(api)
})
afterAll(() => api.close())

const nameOf = ({ path }: DescribedCall) => path.slice('/api'.length)

/** The request that the tables have for the call, or null: then the call needs one. */
async function validRequest(call: DescribedCall): Promise<ValidRequest | null> {
  const name = nameOf(call)
  const own = validRequests[name]
  if (own !== undefined) return own(fixture)
  const ofResource = await validResourceRequest(api, name)
  if (ofResource !== null) return { as: superadmin, ...ofResource }
  if (!name.startsWith('/site/get')) return null
  const example = readExamples[name.slice('/site/'.length)] ?? ''
  return { query: Object.fromEntries(new URLSearchParams(example)) }
}

function ask(
  { path, method, body: schema }: DescribedCall,
  { as, query, body, file }: ValidRequest,
) {
  const form = new FormData()
  if (file !== undefined) form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), 'a')
  const isJson = schema !== null && file === undefined
  return api.ask(`${path}?${new URLSearchParams(query)}`, {
    method: method.toUpperCase(),
    headers: { ...as?.headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(isJson && { body: JSON.stringify(body ?? {}) }),
    ...(file !== undefined && { body: form }),
  })
}

test('every call of the description has a valid request, answered as it is described', async () => {
  const complaints: string[] = []
  for (const call of description.calls) {
    const request = await validRequest(call)
    if (request === null) {
      complaints.push(`${nameOf(call)} has no request in valid-requests.fixture.ts`)
      continue
    }
    const response = await ask(call, request)
    const answered = await response.text()
    const answer = api.calls.find(({ path }) => path === nameOf(call))?.answer ?? null
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const isDescribed =
      answer === null
        ? response.status === 204
        : response.status === 200 && (!isJson || answer.safeParse(JSON.parse(answered)).success)
    if (!isDescribed)
      complaints.push(`${nameOf(call)}: ${response.status} ${answered.slice(0, 300)}`)
  }
  expect(complaints).toEqual([])
})

/** Of each field of the call's own input a value that it cannot be, and a field that there is not. */
function* brokenInputs(call: DescribedCall): Generator<{ name: string; request: ValidRequest }> {
  const fieldsOf = (schema: Schema | null) =>
    Object.keys(description.resolve(schema ?? {}).properties ?? {})
  if (call.method !== 'get') yield { name: 'no_field', request: { query: { no_field: '1' } } }
  if (call.file !== null) {
    const query = fieldsOf(call.query).length === 0 ? {} : { dry_run: 'true' }
    yield { name: call.file, request: { query, file: new Uint8Array() } }
  }
  for (const name of fieldsOf(call.query)) {
    yield { name, request: { query: { [name]: 'x'.repeat(2_000) } } }
  }
  if (call.body === null) return
  yield { name: 'no_field', request: { body: { no_field: 1 } } }
  for (const name of fieldsOf(call.body))
    yield { name, request: { body: { [name]: [[{ x: 1 }]] } } }
}

test('every call refuses each of its fields that is broken, in the shape of the contract', async () => {
  const complaints: string[] = []
  for (const call of description.calls) {
    const as = await someoneLetIn(nameOf(call))
    for (const { name, request } of brokenInputs(call)) {
      const response = await ask(call, { ...(as && { as }), ...request })
      const told = `${nameOf(call)} with a broken ${name}`
      const body = await response.text()
      if (response.status < 400 || response.status >= 500) {
        complaints.push(`${told}: ${response.status}`)
        continue
      }
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem')
      const answer = (isProblem ? problemSchema : refusedFormSchema).safeParse(JSON.parse(body))
      if (!answer.success) complaints.push(`${told}: not in shape: ${body}`)
      else if (!namesField(answer.data.errors, name)) complaints.push(`${told}: ${body}`)
    }
  }
  expect(complaints).toEqual([])
})

const namesField = (errors: object = {}, name: string) =>
  Object.keys(errors).some((key) => key === name || key.startsWith(`${name}.`))

const sessions = new Map<number, Session>()
/** Somebody whom the call lets in with a session: who is refused at the door is told of no field. */
async function someoneLetIn(name: string) {
  const roles = (expectedAccess[name]?.who ?? []).filter((one) => typeof one === 'number')
  const near = name.startsWith('/admin/') ? roles.at(-1) : roles[0]
  if (near === undefined) return null
  const known = sessions.get(near) ?? (await fixture.staff(near))
  sessions.set(near, known)
  return known
}
