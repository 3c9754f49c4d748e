import { refusedFormSchema } from '@minikran/contract/forms'
import { problemSchema } from '@minikran/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectedAccess } from '../testing/access/expected-access.ts'
import { type DescribedCall, readDescription, type Schema } from '../testing/described-calls.ts'
import { valuesOf } from '../testing/described-values.ts'
import { asking, createGeneratedCallers, type Who } from '../testing/generated-callers.ts'
import { pdfFile } from '../testing/media-files.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { broken, likely } from './generated-values.fixture.ts'

// A campaign sets 20000 and a seed of its own; the everyday run is quick and repeatable.
const runs = Number(process.env['GENERATED_REQUESTS'] ?? '1000')
const seed = Number(process.env['GENERATED_SEED'] ?? '1')

let api: TestApi
let description: Awaited<ReturnType<typeof readDescription>>
let callers: Awaited<ReturnType<typeof createGeneratedCallers>>
beforeAll(async () => {
  api = await createTestApi()
  description = await readDescription(api)
  callers = await createGeneratedCallers(api)
  for (const depot_id of [1, 1, 2, 3, 4, 5]) {
    const names = { firstname: 'Karin', lastname: 'Lindqvist', email: 'karin@kund.example' }
    await api.post('makeInquery', { ...names, depot_id, pickup_at: '2027-03-01 09:00' })
  }
})
afterAll(() => api.close())

const stray = fc.constantFrom('__proto__', 'constructor', 'limit', 'role', '', 'search[]', 'extra')

type Pairs = [string, unknown][]

/** One of the fields, however deep, exchanged for something else. */
function breakOne(value: unknown, at: number, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other
  const inner = Object.entries(value)
  const [name = '', old] = inner[at % Math.max(1, inner.length)] ?? []
  if (name === '') return other
  const isDeeper = typeof old === 'object' && old !== null && at % 3 !== 0
  const changed = isDeeper ? breakOne(old, Math.floor(at / 3), other) : other
  if (Array.isArray(value)) return value.with(Number(name), changed)
  return { ...value, [name]: changed }
}

/** As its schema says, or with one fault: a field gone, one too many, one of the wrong kind. */
function pairsOf(schema: Schema): fc.Arbitrary<Pairs> {
  const whole = valuesOf(schema, '', { resolve: description.resolve, likely }) as fc.Arbitrary<
    Record<string, unknown>
  >
  const place = fc.nat({ max: 999 })
  return fc.oneof(
    { weight: 4, arbitrary: whole.map(Object.entries<unknown>) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(whole, place, broken)
        .map(([fields, at, value]) => Object.entries(Object(breakOne(fields, at, value)))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, place)
        .map(([fields, at]) =>
          Object.entries(fields).filter((_, index, all) => index !== at % all.length),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, stray, broken)
        .map(([fields, name, value]): Pairs => [...Object.entries(fields), [name, value]]),
    },
  )
}

const oddHeaders = fc.record(
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
    cookie: fc.constantFrom(
      'settings=%7B%22priceType%22%3A3%7D',
      'settings=%',
      '__Host-auth=x',
      ';;;',
    ),
    authorization: fc.constantFrom('Bearer x', 'Bearer', 'Basic eDp5', `Bearer ${'a'.repeat(43)}`),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'odd'),
    origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '<b>', ','),
  },
  { requiredKeys: [] },
)
const headers = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders)

/** Mostly somebody of the side that the call is for. */
function whoAsks(path: string): fc.Arbitrary<Who> {
  const near = path.startsWith('/api/admin/') ? asking.staff : asking.customer
  const any = [...asking.customer, ...asking.staff]
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Who>(...near) },
    // To whom the most is open.
    { weight: 2, arbitrary: fc.constantFrom<Who>(near.at(-1) ?? 'visitor') },
    { weight: 2, arbitrary: fc.constantFrom<Who>('visitor', 'stranger', ...any) },
  )
}

const table = '﻿id;version;title_sv\n1;1;Kran\n2;1;"Kran; stor"\n;;Ny\n'
const files = fc.oneof(
  fc.constantFrom<Uint8Array>(pdfFile(), Buffer.from(table), Buffer.from('\x89PNG\r\n\x1a\n')),
  fc.uint8Array({ maxLength: 200 }),
)

function requestsOf({ path, query, body, file }: DescribedCall) {
  const none = fc.constant<Pairs>([])
  return fc.record({
    who: whoAsks(path),
    given: headers,
    asked: pairsOf(query),
    body: body === null ? none : pairsOf(body),
    file: file === null ? fc.constant(null) : files,
  })
}
type Generated = ReturnType<typeof requestsOf> extends fc.Arbitrary<infer Value> ? Value : never

function toQuery(pairs: Pairs): string {
  const written = pairs
    .filter(([, given]) => given !== undefined)
    .map(([name, given]) => {
      const plain = typeof given === 'string' ? given : JSON.stringify(given)
      return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(plain.toWellFormed())}`
    })
  return written.length === 0 ? '' : `?${written.join('&')}`
}

function bodyOf({ method, body: schema }: DescribedCall, { body, file }: Generated) {
  if (method === 'get') return {}
  if (file !== null) {
    const form = new FormData()
    form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), '../kran.csv')
    return { body: form }
  }
  return schema === null ? {} : { body: JSON.stringify(Object.fromEntries(body)) }
}

async function send(call: DescribedCall, generated: Generated): Promise<Response> {
  const { who, given, asked, file } = generated
  const type = file === null && call.method !== 'get' ? { 'content-type': 'application/json' } : {}
  return api.ask(`${call.path}${toQuery(asked)}`, {
    method: call.method.toUpperCase(),
    headers: { ...type, ...(await callers.headersOf(who)), ...given },
    ...bodyOf(call, generated),
  })
}

const leaks =
  /\b(select|insert|update)\b .*\b(from|into|set)\b|node_modules|\/work\/|\.ts:\d|\bat \S+ \(|drizzle|pg_|postgres/i

/** Faults alone are looked through: what is answered well may hold any text that was sent. */
async function judge(call: DescribedCall, generated: Generated): Promise<number> {
  const response = await send(call, generated)
  const { status } = response
  callers.noteAnswer(generated.who, status)
  if (response.ok) {
    await response.arrayBuffer()
    return status
  }
  const answered = await response.text()
  const told = `${call.path} ${JSON.stringify(generated)} ${status} ${answered}`
  expect(status, told).toBeLessThan(500)
  expect(answered, told).not.toMatch(leaks)
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  const schema = isProblem ? problemSchema : refusedFormSchema
  expect(schema.safeParse(JSON.parse(answered)).success, told).toBe(true)
  return status
}

test(`${runs} requests generated from the description are answered in the contract's shape, never with a fault of ours`, async () => {
  const { calls } = description
  const rounds = Math.ceil(runs / calls.length)
  const requests = calls.map((call) => ({
    call,
    generated: fc.sample(requestsOf(call), { numRuns: rounds, seed }),
  }))
  const met = { well: new Set<string>(), refused: new Set<string>() }
  // Round by round, so that each finds what the others have left.
  for (let round = 0; round < rounds; round += 1) {
    for (const { call, generated } of requests) {
      const one = generated[round]
      if (one === undefined) continue
      const status = await judge(call, one)
      if (status < 300) met.well.add(call.path)
      else if (status >= 400) met.refused.add(call.path)
    }
  }
  // Whoever generates only what is refused at the door has tried nothing.
  expect(met.well.size).toBeGreaterThan(calls.length / 4)
  expect(met.refused.size).toBeGreaterThan(calls.length / 2)
}, 3_600_000)

test('every call of the description is one that is generated', () => {
  const names = description.calls.map(({ path }) => path.slice('/api'.length)).sort()
  expect(names).toEqual(Object.keys(expectedAccess).sort())
})
