import { refusedFormSchema } from '@minikran/contract/forms'
import { problemSchema } from '@minikran/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { expectedAccess } from './access/expected-access.ts'

// A campaign sets 20000 and a seed of its own; the everyday run is quick and repeatable.
const runs = Number(process.env['GENERATED_REQUESTS'] ?? '2000')
const seed = Number(process.env['GENERATED_SEED'] ?? '1')

type Operation = { path: string; method: 'get' | 'post' | 'patch'; names: string[] }
type Described = {
  paths: Record<
    string,
    Record<string, { parameters?: { in: string; name: string }[]; operationId?: string }>
  >
  components: { schemas: Record<string, { properties: Record<string, object> }> }
}

let api: TestApi
let operations: Operation[]
beforeAll(async () => {
  api = await createTestApi()
  const description = (await (await api.ask('/api/openapi.json')).json()) as Described
  const bodies = ['InquiryBody', 'RegistrationBody', 'CreditBody']
  const bodyNames = bodies.flatMap((name) =>
    Object.keys(description.components.schemas[name]?.properties ?? {}),
  )
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      path,
      method: method as Operation['method'],
      names:
        method === 'get'
          ? parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
          : bodyNames,
    })),
  )
})
afterAll(() => api.close())

const attacks = [
  "' or 1=1 --",
  "'; drop table products; --",
  '%',
  '_'.repeat(200),
  '\\',
  '\0',
  '\ud800',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'a'.repeat(10_000),
  '1e400',
  'NaN',
  '-0',
  '0x10',
  '２',
  '2147483648',
  '9223372036854775808',
  '2026-02-30 10:00',
  '2027-03-28 02:30',
  '10000-01-01 00:00',
  'a@b.example\r\nBcc: c@d.example',
]
const realistic = [
  'minikranar',
  'spindelkranar',
  'jekko-spx312',
  'stockholm',
  '1',
  '2',
  '5,5',
  'sv',
  'en',
]
const text = fc.oneof(
  fc.constantFrom(...attacks),
  fc.constantFrom(...realistic),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [['a']], { $gt: '' }, { label: 'a', value: 'b' }),
  fc.array(text, { maxLength: 3 }),
)
const strayName = fc.constantFrom('__proto__', 'constructor', 'limit', 'role', '', 'search[]')
const fields = (names: string[]) =>
  fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'extra'), strayName), value), {
    maxLength: 6,
  })
const headers = fc.record(
  {
    'x-api-key': fc.constantFrom('public-site', 'unknown', ''),
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json;',
      ';',
      'x',
    ),
    'idempotency-key': fc.constantFrom('one', 'two', ' ', 'a'.repeat(300)),
    authorization: fc.constantFrom('Bearer x', 'Bearer', 'Basic eDp5', `Bearer ${'a'.repeat(43)}`),
    cookie: fc.constantFrom(
      'settings=%7B%22priceType%22%3A3%7D',
      'settings=%',
      '__Host-auth=x',
      ';;;',
    ),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'odd'),
    origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '<b>', ','),
  },
  { requiredKeys: [] },
)

const leaks =
  /\b(select|insert|update)\b .*\b(from|into|set)\b|node_modules|\/work\/|\.ts:\d|\bat \S+ \(|drizzle|pg_|postgres/i

/** The answer without the form token, which is random text and may spell anything. */
function withoutToken(answered: string): string {
  return answered.replace(/"form_token":"[^"]*"/, '"form_token":""')
}

function toQuery(pairs: [string, unknown][]): string {
  const written = pairs.map(([name, given]) => {
    const plain = typeof given === 'string' ? given : JSON.stringify(given)
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(plain.toWellFormed())}`
  })
  return written.length === 0 ? '' : `?${written.join('&')}`
}

async function send(operation: Operation, pairs: [string, unknown][], given: object) {
  const sent = { 'content-type': 'application/json', ...given }
  if (operation.method === 'get') {
    return api.ask(`${operation.path}${toQuery(pairs)}`, { headers: sent })
  }
  const body = JSON.stringify(Object.fromEntries(pairs))
  return api.ask(operation.path, { method: operation.method.toUpperCase(), body, headers: sent })
}

test(`${runs} generated requests are answered in the contract's shape, never with a fault of ours`, async () => {
  const request = fc
    .constantFrom(...operations)
    .chain((operation) => fc.tuple(fc.constant(operation), fields(operation.names), headers))
  await fc.assert(
    fc.asyncProperty(request, async ([operation, pairs, given]) => {
      const response = await send(operation, pairs, given)
      const answered = await response.text()
      const told = `${operation.path} ${JSON.stringify(pairs)} ${response.status} ${answered}`
      expect(response.status, told).toBeLessThan(500)
      expect(withoutToken(answered), told).not.toMatch(leaks)
      if (response.ok) return
      const body: unknown = JSON.parse(answered)
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
      const schema = isProblem ? problemSchema : refusedFormSchema
      expect(schema.safeParse(body).success, told).toBe(true)
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )
}, 600_000)

test('every call of the description is one that is generated', () => {
  const names = operations.map(({ path }) => path.slice('/api'.length)).sort()
  expect(names).toEqual(Object.keys(expectedAccess).sort())
})
