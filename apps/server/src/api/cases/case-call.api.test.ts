import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { case_events, cases } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { products } from '../../database/schema/products.ts'
import { createTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

const clock = { now: testNow }
let api: TestApi
let courseId: number
beforeAll(async () => {
  api = await createTestApi({ now: () => clock.now })
  const [course] = await api.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.product_slug, 'minikran-10-tm-malmo-2027-05-18'))
  courseId = course?.id ?? 0
})
afterAll(() => api.close())

const sender = { firstname: 'Anna', email: 'anna@kund.example', phone: '070-123 45 67' }
const forms = [
  ['makeInquery', () => ({ ...sender, depot_id: 1, pickup_at: '2027-03-01 09:00' })],
  ['makeEducationRegistration', () => ({ ...sender, prod_id: courseId })],
  [
    'makeCreditApplication',
    () => ({
      ...sender,
      corp_name: 'Glas AB',
      organisation_number: '5560360793',
      corp_address: 'Kajgatan 4',
      corp_zip: '41104',
      corp_city: 'Göteborg',
      email_address: 'info@kund.example',
      limit: 1_000,
      consent: true,
    }),
  ],
] as const

const kinds: Record<string, string> = {
  makeInquery: 'inquiry',
  makeEducationRegistration: 'registration',
  makeCreditApplication: 'credit',
}

async function challenge(call: string) {
  const response = await api.get(`getFormChallenge?form=${kinds[call]}`)
  const { data } = (await response.json()) as { data: { form_token: string; x: number; y: number } }
  clock.now += 3_000
  return { form_token: data.form_token, sum: data.x + data.y }
}

test.each(forms)(
  '%s: twenty repeats at once with one key are one case and one pair of mails',
  async (call, form) => {
    const lastname = `Tjugofalt ${call}`
    const question = await challenge(call)
    const headers = { 'idempotency-key': `twenty-${call}` }
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, now) => {
        const response = await api.post(call, { ...form(), ...question, lastname, now }, headers)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(([, body]) => body)).size).toBe(1)
    const stored = await api.db.select().from(cases).where(eq(cases.lastname, lastname))
    expect(stored).toHaveLength(1)
    const caseId = stored[0]?.id ?? 0
    expect(await api.db.select().from(mails).where(eq(mails.case_id, caseId))).toHaveLength(2)
    const events = await api.db.select().from(case_events).where(eq(case_events.case_id, caseId))
    expect(events.map(({ kind }) => kind)).toEqual(['received'])
  },
)

test.each(forms)(
  '%s: the sum question is judged when it is there, and serves once',
  async (call, form) => {
    const question = await challenge(call)
    const send = async (changes: object) => {
      const response = await api.post(call, {
        ...form(),
        lastname: 'Berg',
        ...question,
        ...changes,
      })
      return (await response.json()) as { errors?: object }
    }
    expect((await send({ website: 'x' })).errors).toEqual({ website: ['honeypot'] })
    expect((await send({})).errors).toBeUndefined()
    expect((await send({})).errors).toEqual({ form_token: ['used'] })
    expect((await send({ ...(await challenge(call)), sum: 9 })).errors).toEqual({ sum: ['sum'] })
  },
)

test.each(forms)(
  '%s: faults of fields and of the question are told together',
  async (call, form) => {
    const question = await challenge(call)
    const body = { ...form(), ...question, sum: '', lastname: 'Berg', phone: '07' }
    const response = await api.post(call, body)
    expect([response.status, await response.json()]).toEqual([
      422,
      { count: 2, errors: { phone: ['minLength'], sum: ['required'] } },
    ])
  },
)

test.each(forms)(
  '%s: twenty repeats at once are one sending to the limits, too',
  async (call, form) => {
    const own = await createTestApi({ rateLimitFactor: 1 })
    const headers = { 'idempotency-key': `limited-${call}` }
    const send = (lastname: string, given: Record<string, string>) =>
      own.post(call, { ...form(), lastname }, given)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await send('Ljung', headers)).text()),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('case_number')
    const further = await Promise.all(['a', 'b', 'c'].map((x) => send(`Berg ${x}`, {})))
    expect(further.filter(({ status }) => status === 429)).toHaveLength(1)
    await own.close()
  },
)

test.each(forms)('%s: a field of a wrong type hides no other fault', async (call, form) => {
  const body = { ...form(), lang: 'de', firstname: 7, lastname: 'Berg', phone: '07', email: 'x' }
  const response = await api.post(call, body)
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      count: 4,
      errors: {
        lang: ['format'],
        firstname: ['format'],
        phone: ['minLength'],
        email: ['minLength', 'email'],
      },
    },
  ])
})

test('one key is not another form', async () => {
  const headers = { 'idempotency-key': 'one-key-two-forms' }
  const [[first, inquiry], [second]] = forms
  const body = { ...inquiry(), prod_id: courseId, lastname: 'Berg' }
  expect((await api.post(first, body, headers)).status).toBe(200)
  expect((await api.post(second, body, headers)).status).toBe(422)
})

test('the year of a case number is that of the day in Stockholm', async () => {
  const { now } = clock
  onTestFinished(() => {
    clock.now = now
  })
  clock.now = Date.parse('2026-12-31T23:30:00Z')
  const sent = { ...sender, lastname: 'Nyår', depot_id: 1, pickup_at: '2027-03-01 09:00' }
  const response = await api.post('makeInquery', sent)
  const answer = { data: { case_number: expect.stringMatching(/^MK-2027-/) } }
  expect(await response.json()).toEqual(answer)
})
