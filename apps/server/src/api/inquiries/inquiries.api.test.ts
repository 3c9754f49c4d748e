import type { RefusedForm } from '@minikran/contract/forms'
import type { InquiryBody } from '@minikran/contract/inquiries'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_events, inquiries, inquiry_lines } from '../../database/schema/cases.ts'
import { depots } from '../../database/schema/depots.ts'
import { mails } from '../../database/schema/mails.ts'
import { products } from '../../database/schema/products.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { hasRealClock } from '../../testing/clock.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

const clock = { now: testNow }
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => clock.now })
})
afterAll(() => api.close())

const valid: InquiryBody = {
  lang: 'sv',
  prod_id: 1,
  depot_id: 1,
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  phone: '070-123 45 67',
  pickup_at: '2027-03-01 09:00',
  return_at: '2027-03-02 15:00',
  inquiry_text: 'Två lyft inomhus.',
}

const planOf = (height: string) => `height=${height}&radius=4&weight=180`

type Sent = { status: number; body: Partial<RefusedForm> & { data?: { case_number: string } } }
async function send(body: object, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await api.post('makeInquery', body, headers)
  return { status: response.status, body: (await response.json()) as Sent['body'] }
}
const storedCase = ({ body }: Sent) => caseOfNumber(api.db, body.data?.case_number ?? '')
async function challenge() {
  const response = await api.get('getFormChallenge')
  const { data } = (await response.json()) as { data: { form_token: string; x: number; y: number } }
  return { form_token: data.form_token, sum: data.x + data.y }
}

test('an inquiry is stored with its event, its line and two mails that are queued', async () => {
  const sent = await send({ ...valid, prod_name: 'Something else', now: 'whenever' })
  expect(sent.status).toBe(200)
  expect(sent.body.data?.case_number).toMatch(/^MK-2026-\d{6}$/)
  const stored = await storedCase(sent)
  expect(stored).toMatchObject({ kind: 'inquiry', state: 'received', lang: 'sv', depot_id: 1 })
  const events = await api.db.select().from(case_events).where(eq(case_events.case_id, stored.id))
  expect(events.map(({ kind, state }) => [kind, state])).toEqual([['received', 'received']])
  const [line] = await api.db
    .select()
    .from(inquiry_lines)
    .where(eq(inquiry_lines.case_id, stored.id))
  const [product] = await api.db.select().from(products).where(eq(products.id, 1))
  expect(line).toMatchObject({
    line: 1,
    product_id: 1,
    prod_name: product?.title_sv,
    pickup_at: '2027-03-01 09:00',
  })
  const outbox = await api.db.select().from(mails).where(eq(mails.case_id, stored.id))
  const [depot] = await api.db.select().from(depots).where(eq(depots.id, 1))
  expect(outbox.map(({ kind, to, reply_to }) => [kind, to, reply_to])).toEqual([
    ['inquiry-confirmation', 'anna@kund.example', depot?.email_address],
    ['inquiry-notification', depot?.email_address, 'anna@kund.example'],
  ])
  expect(api.queued).toEqual(expect.arrayContaining(outbox.map(({ id }) => id)))
})

test('an inquiry counts as an order of its product, a repeated one only once', async () => {
  const ordersOf = async (id: number) => {
    const rows = await api.db.select().from(products).where(eq(products.id, id))
    return rows[0]?.orders ?? 0
  }
  const before = await ordersOf(3)
  const key = { 'idempotency-key': 'one-order' }
  await send({ ...valid, prod_id: 3 }, key)
  await send({ ...valid, prod_id: 3 }, key)
  await send({ ...valid, prod_id: 3, email: 'nobody' })
  expect(await ordersOf(3)).toBe(before + 1)
})

test.runIf(hasRealClock)(
  'an inquiry about a machine that an import holds is stored, only not counted as an order',
  async () => {
    const answer = await api.db.transaction(async (tx) => {
      await tx.update(products).set({ order: 7 }).where(eq(products.id, 3))
      return await send({ ...valid, prod_id: 3 })
    })
    expect((await storedCase(answer)).kind).toBe('inquiry')
  },
)

test('several machines are lines of one case, each counted as an order', async () => {
  const ids = [4, 5, 6]
  const ordersOf = async () => {
    const rows = await api.db.select().from(products).where(inArray(products.id, ids))
    return rows.sort((a, b) => a.id - b.id).map(({ orders }) => orders)
  }
  const before = await ordersOf()
  const sent = await send({
    ...valid,
    prod_id: 4,
    fld_title1: { label: 'Vikt', value: '1 915 kg' },
    lines: [
      { prod_id: 4, comment: '  Smal port ' },
      { prod_id: 5, pickup_at: '2027-03-02 10:00' },
      { prod_id: 6, return_at: '2027-03-03 12:00', comment: null },
    ],
  })
  const { id } = await storedCase(sent)
  const lines = await api.db.select().from(inquiry_lines).where(eq(inquiry_lines.case_id, id))
  const highlights = [{ label: 'Vikt', value: '1 915 kg' }, null, null, null]
  const first = { pickup_at: valid.pickup_at, return_at: valid.return_at, comment: null }
  expect(lines.sort((a, b) => a.line - b.line)).toMatchObject([
    { ...first, line: 1, product_id: 4, comment: 'Smal port', fld_titles: highlights },
    { ...first, line: 2, product_id: 5, pickup_at: '2027-03-02 10:00', fld_titles: [] },
    { ...first, line: 3, product_id: 6, return_at: '2027-03-03 12:00' },
  ])
  expect(lines.every(({ prod_name }) => prod_name !== null)).toBe(true)
  expect(await ordersOf()).toEqual(before.map((count) => count + 1))
})

test.each([
  [{ lift_plan: '?weight=180&radius=4&height=5,5&format=pdf&wind=' }, { plan: planOf('5%2C5') }],
  [
    { lift: { height: 5, radius: 4, weight: 180, extra: 20 }, lift_plan: planOf('5') },
    { height: 5, radius: 4, weight: 180, extra: 20, plan: planOf('5') },
  ],
  [{ lift_plan: '' }, null],
  [{ lift_plan: null }, null],
])('of %o the lift and the plan in order are stored', async (given, lift) => {
  const { id } = await storedCase(await send({ ...valid, ...given }))
  const [row] = await api.db.select().from(inquiries).where(eq(inquiries.case_id, id))
  expect(row?.lift).toEqual(lift)
})

test.each([
  ['height=5', 'format'],
  ['height=550&radius=4&weight=180', 'format'],
  [7, 'format'],
  [`${planOf('5')}&crane=${'a'.repeat(1_000)}`, 'maxLength'],
])('the lift plan %o is refused', async (lift_plan, rule) => {
  const { status, body } = await send({ ...valid, lift_plan })
  expect([status, body.errors]).toEqual([422, { lift_plan: [rule] }])
})

test.each<[string, object, Record<string, string[]>]>([
  ['an unknown machine', { prod_id: 99_999 }, { 'lines.1.prod_id': ['notFound'] }],
  ['no machine', { prod_id: null }, { 'lines.1.prod_id': ['required'] }],
  [
    'a Sunday',
    { pickup_at: '2027-03-07 09:00' },
    {
      'lines.1.pickup_at': ['closed'],
      'lines.1.return_at': ['beforePickup'],
    },
  ],
  ['too early', { pickup_at: '2027-03-01 05:00' }, { 'lines.1.pickup_at': ['early'] }],
  ['NUL in a comment', { comment: 'a\u0007' }, { 'lines.1.comment': ['characters'] }],
  ['a comment that is no text', { comment: 7 }, { 'lines.1.comment': ['format'] }],
  ['an unknown key', { price: 1 }, { 'lines.1.price': ['unknownKey'] }],
])('a second machine with %s is refused by its place and rule', async (_, change, errors) => {
  const { status, body } = await send({
    ...valid,
    lines: [{ prod_id: 1 }, { prod_id: 2, ...change }],
  })
  expect([status, body.errors]).toEqual([422, errors])
})

test('twenty lines beside another machine are stored after it', async () => {
  const lines = Array.from({ length: 20 }, () => ({ prod_id: 2 }))
  const { id } = await storedCase(await send({ ...valid, prod_id: 1, lines }))
  const stored = await api.db.select().from(inquiry_lines).where(eq(inquiry_lines.case_id, id))
  expect(stored).toHaveLength(21)
})

test.each<[string, unknown, string[]]>([
  ['more than twenty', Array.from({ length: 21 }, () => ({ prod_id: 1 })), ['maxCount']],
  [
    'more than twenty beside another machine',
    Array.from({ length: 21 }, () => ({ prod_id: 2 })),
    ['maxCount'],
  ],
  ['no list', 'prod', ['format']],
])('lines that are %s are refused', async (_, lines, rules) => {
  const { status, body } = await send({ ...valid, prod_id: 1, lines })
  expect([status, body.errors]).toEqual([422, { lines: rules }])
})

test.each([[[]], [null]])('lines that are %j are as if absent', async (lines) => {
  const { id } = await storedCase(await send({ ...valid, prod_id: 3, lines }))
  const stored = await api.db.select().from(inquiry_lines).where(eq(inquiry_lines.case_id, id))
  expect(stored).toMatchObject([{ line: 1, product_id: 3 }])
})

test('no language and an empty one are Swedish', async () => {
  const { lang: _, ...unsaid } = valid
  for (const body of [unsaid, { ...valid, lang: null }, { ...valid, lang: '' }]) {
    expect(await storedCase(await send(body))).toMatchObject({ lang: 'sv' })
  }
})

test('an id may come as text, and what is empty is as if absent', async () => {
  const texts = { depot_id: '1', prod_id: '3', fld_title1: '', fld_title2: null }
  const { id, depot_id } = await storedCase(await send({ ...valid, ...texts }))
  const stored = await api.db.select().from(inquiry_lines).where(eq(inquiry_lines.case_id, id))
  expect([depot_id, stored[0]?.product_id]).toEqual([1, 3])
  const lines = [{ prod_id: 3 }]
  const named = await storedCase(await send({ ...valid, prod_id: '3', lines }))
  const once = await api.db.select().from(inquiry_lines).where(eq(inquiry_lines.case_id, named.id))
  expect(once).toHaveLength(1)
  expect((await send({ ...valid, prod_id: '' })).status).toBe(200)
})

test('the free text keeps bold and lists and nothing else', async () => {
  const sent = await send({
    ...valid,
    inquiry_text:
      '  <b onclick="x()">Nu</b><ul><li>ett</li></ul><script>alert(1)</script><a href="//x">länk</a>  ',
  })
  const { id } = await storedCase(sent)
  const [inquiry] = await api.db.select().from(inquiries).where(eq(inquiries.case_id, id))
  expect(inquiry?.inquiry_text).toBe('<b>Nu</b><ul><li>ett</li></ul>länk')
})

test.each<[string, object, string, string[]]>([
  ['no depot', { depot_id: null }, 'depot_id', ['required']],
  ['an unknown depot', { depot_id: 9_999 }, 'depot_id', ['notFound']],
  ['an unknown product', { prod_id: 99_999 }, 'prod_id', ['notFound']],
  ['a short first name', { firstname: 'Al' }, 'firstname', ['minLength']],
  ['a name with a line break', { lastname: 'Sven\nsson' }, 'lastname', ['characters']],
  ['no address', { email: '' }, 'email', ['required']],
  ['two addresses', { email: 'a@b.example,c@d.example' }, 'email', ['email']],
  ['a time off the steps', { pickup_at: '2027-03-01 09:03' }, 'pickup_at', ['step']],
  ['a day that is none', { pickup_at: '2027-02-30 09:00' }, 'pickup_at', ['format']],
  ['a day gone by', { pickup_at: '2026-11-19 09:00' }, 'pickup_at', ['past']],
  ['a Sunday', { pickup_at: '2027-03-07 09:00', return_at: '' }, 'pickup_at', ['closed']],
  ['too early', { pickup_at: '2027-03-01 05:00' }, 'pickup_at', ['early']],
  ['too late', { return_at: '2027-03-02 21:00' }, 'return_at', ['late']],
  ['return before pickup', { return_at: '2027-02-26 09:00' }, 'return_at', ['beforePickup']],
  ['no company for prices without VAT', { price_type: '2' }, 'company', ['required']],
  ['a number for a name', { firstname: 7 }, 'firstname', ['format']],
  ['a list for a name', { firstname: ['Anna'] }, 'firstname', ['format']],
  ['an unknown key', { role: 100 }, 'role', ['unknownKey']],
  ['NUL', { inquiry_text: 'a\0b' }, 'inquiry_text', ['characters']],
  ['half a character', { inquiry_text: '\ud800' }, 'inquiry_text', ['characters']],
])('%s is refused by field and rule', async (_, change, field, rules) => {
  const { status, body } = await send({ ...valid, ...change })
  expect([status, body.count, body.errors]).toEqual([422, 1, { [field]: rules }])
})

test.each([
  ['in the trash', { deleted_at: new Date(testNow) }],
  ['not activated', { status: 2 }],
  ['no longer published', { unpublish_at: new Date('2026-01-01T00:00:00Z') }],
])('a machine that is %s cannot be asked for', async (_, set) => {
  await changeDuringTest(api.db, products, { set, where: eq(products.id, 2) })
  const { status, body } = await send({ ...valid, lines: [{ prod_id: 1 }, { prod_id: 2 }] })
  expect([status, body.errors]).toEqual([422, { 'lines.1.prod_id': ['notFound'] }])
})

test('operator and delivery are stored, with the distance from the depot', async () => {
  const delivery = {
    deliver: true,
    delivery_address: 'Kajgatan 4, Göteborg',
    delivery_zip: '41104',
  }
  const stored = await storedCase(await send({ ...valid, with_operator: true, ...delivery }))
  const [row] = await api.db.select().from(inquiries).where(eq(inquiries.case_id, stored.id))
  expect(row?.with_operator).toBe(true)
  expect(row?.delivery).toMatchObject({ address: 'Kajgatan 4, Göteborg', zip: '411 04' })
  // From the depot in Stockholm.
  expect(Math.abs((row?.delivery?.distance_km ?? 0) - 395)).toBeLessThan(15)
})

test('a delivery without a known place has no distance, one without an address is refused', async () => {
  const unknown = { deliver: true, delivery_address: 'Kajgatan 4', delivery_zip: '99999' }
  const stored = await storedCase(await send({ ...valid, ...unknown }))
  const [row] = await api.db.select().from(inquiries).where(eq(inquiries.case_id, stored.id))
  expect(row?.delivery?.distance_km).toBe(null)
  const { body } = await send({ ...valid, deliver: true, delivery_zip: 'x' })
  expect(body.errors).toEqual({ delivery_address: ['required'], delivery_zip: ['zip'] })
})

test('a time outside the hours is refused with the hours of its day', async () => {
  const { body } = await send({
    ...valid,
    pickup_at: '2027-03-01 05:00',
    lines: [
      { prod_id: 1, return_at: '2027-03-02 21:00' },
      { prod_id: 2, return_at: '2027-03-07 09:00' },
    ],
  })
  const [depot] = await api.db.select().from(depots).where(eq(depots.id, 1))
  const open = { depot: depot?.corp_city, open: '07:00', close: '16:00' }
  expect(body.details).toEqual({
    pickup_at: { ...open, reason: 'early' },
    return_at: { ...open, reason: 'late' },
    'lines.1.pickup_at': { ...open, reason: 'early' },
    'lines.1.return_at': { ...open, open: null, close: null, reason: 'closed' },
  })
  expect((await send({ ...valid, firstname: '' })).body).not.toHaveProperty('details')
})

test('a field of a wrong type hides no other fault, and has its rule', async () => {
  const { status, body } = await send({
    ...valid,
    depot_id: 'x',
    firstname: 'Al',
    email: { a: 1 },
    phone: 'a\u0000b\u0000c',
    lang: 'de',
    fld_title1: { label: 1, value: 'x' },
    lines: [{ prod_id: 'x', pickup_at: 7 }],
  })
  expect([status, body]).toEqual([
    422,
    {
      count: 8,
      errors: {
        depot_id: ['format'],
        firstname: ['minLength'],
        email: ['format'],
        phone: ['characters'],
        lang: ['format'],
        'fld_title1.label': ['format'],
        'lines.0.prod_id': ['format'],
        'lines.0.pickup_at': ['format'],
      },
    },
  ])
})

test('every faulty field is told at once', async () => {
  const { status, body } = await send({})
  expect(status).toBe(422)
  const fields = ['depot_id', 'email', 'firstname', 'lastname', 'pickup_at']
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields)
  expect(body.count).toBe(fields.length)
})

test('the price type of the settings cookie asks for a company, the body goes before it', async () => {
  const cookie = `settings=${encodeURIComponent('{"locale":"sv","cookieAccept":"","priceType":"2"}')}`
  expect((await send(valid, { cookie })).body.errors).toEqual({ company: ['required'] })
  expect((await send({ ...valid, price_type: 1 }, { cookie })).status).toBe(200)
  for (const price_type of ['', null]) {
    const unsaid = { ...valid, price_type }
    expect((await send(unsaid, { cookie })).body.errors).toEqual({ company: ['required'] })
    expect((await send(unsaid)).status).toBe(200)
  }
  expect((await send(valid, { cookie: 'settings=%7Bbroken' })).status).toBe(200)
})

test('a form with the right sum after the minimum time is accepted once', async () => {
  const form = await challenge()
  expect((await send({ ...valid, ...form })).body.errors).toEqual({ form_token: ['tooFast'] })
  clock.now += 3_000
  expect((await send({ ...valid, ...form, website: 'http://spam' })).body.errors).toEqual({
    website: ['honeypot'],
  })
  expect((await send({ ...valid, ...form })).status).toBe(200)
  expect((await send({ ...valid, ...form })).body.errors).toEqual({ form_token: ['used'] })
})

test('an old or invented token is refused', async () => {
  const form = await challenge()
  clock.now += 2 * 3_600_000 + 1
  expect((await send({ ...valid, ...form })).body.errors).toEqual({ form_token: ['expired'] })
  const [x, y, ...rest] = form.form_token.split('.')
  const forged = [y, x, ...rest].join('.')
  const invented = [forged, 'x', '.', 'a.b.c.d', '1.1.1.1.']
  for (const form_token of invented.filter((token) => token !== form.form_token)) {
    expect((await send({ ...valid, ...form, form_token })).body.errors).toEqual({
      form_token: ['expired'],
    })
  }
})

test('the same key with another body is told apart', async () => {
  const headers = { 'idempotency-key': 'reused' }
  expect((await send(valid, headers)).status).toBe(200)
  const again = await api.post('makeInquery', { ...valid, lastname: 'Annan' }, headers)
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([
    422,
    'idempotencyKeyReuse',
  ])
})

test('a refused form does not use up its key', async () => {
  const headers = { 'idempotency-key': 'second-try' }
  expect((await send({ ...valid, firstname: '' }, headers)).status).toBe(422)
  expect((await send(valid, headers)).status).toBe(200)
})

test('a key with signs that no header should have is refused', async () => {
  expect((await send(valid, { 'idempotency-key': 'a b' })).status).toBe(422)
})

test('the depot hears where MAIL_TO says', async () => {
  const own = await createTestApi({ mailTo: 'alla@depa.example' })
  await own.post('makeInquery', { ...valid, lang: 'en' })
  const outbox = await own.db.select().from(mails)
  expect(outbox.map(({ to, lang }) => [to, lang])).toEqual([
    ['anna@kund.example', 'en'],
    ['alla@depa.example', 'en'],
  ])
  await own.close()
})

test('who has sent too many inquiries is told to wait, another address is not', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  const from = (address: string, email: string) =>
    own.ask(
      '/api/site/makeInquery',
      {
        method: 'POST',
        body: JSON.stringify({ ...valid, email }),
        headers: { 'content-type': 'application/json' },
      },
      address,
    )
  for (const email of ['a', 'b', 'c']) {
    expect((await from('192.0.2.7', `${email}@kund.example`)).status).toBe(200)
  }
  const refused = await from('192.0.2.7', 'f@kund.example')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('ratelimit-policy')).toBe('"unasked";q=3;w=600')
  expect((await from('192.0.2.8', 'f@kund.example')).status).toBe(200)
  await own.close()
})
