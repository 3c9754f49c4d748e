import type { AdminCase } from '@minikran/contract/admin-cases'
import type { InquiryBody } from '@minikran/contract/inquiries'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../database/schema/mails.ts'
import { rate_limits, used_form_tokens } from '../../database/schema/operations.ts'
import { logInRole } from '../../testing/sessions.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

const clock = { now: testNow }
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => clock.now })
})
afterAll(() => api.close())

const valid: InquiryBody = {
  depot_id: 1,
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  pickup_at: '2027-03-01 09:00',
}
async function send(body: object, headers: Record<string, string> = {}, of = api) {
  const response = await of.post('makeInquery', { ...valid, ...body }, headers)
  const { errors } = (await response.json()) as { errors?: Record<string, string[]> }
  return { status: response.status, errors }
}
/** A question that was asked long enough ago, with its answer. */
async function question() {
  const response = await api.get('getFormChallenge')
  const { data } = (await response.json()) as { data: { form_token: string; x: number; y: number } }
  clock.now += 3_000
  return { form_token: data.form_token, sum: data.x + data.y, x: data.x, y: data.y }
}
const answered = async () => {
  const { form_token, sum } = await question()
  return { form_token, sum }
}

test('the two numbers are whole and each 0 to 4, and all of them come up', async () => {
  const asked = await Promise.all(Array.from({ length: 200 }, question))
  for (const side of ['x', 'y'] as const) {
    expect(new Set(asked.map((one) => one[side]))).toEqual(new Set([0, 1, 2, 3, 4]))
  }
})

test('a wrong sum uses its question up: the other eight answers cannot be tried', async () => {
  const form = await answered()
  const wrong = (form.sum + 1) % 9
  expect((await send({ ...form, sum: wrong })).errors).toEqual({ sum: ['sum'] })
  expect((await send(form)).errors).toEqual({ form_token: ['used'] })
})

test('the question of one form opens no other', async () => {
  for (const form of ['registration', 'credit']) {
    const response = await api.get(`getFormChallenge?form=${form}`)
    const { data } = (await response.json()) as {
      data: { form_token: string; x: number; y: number }
    }
    clock.now += 3_000
    const { form_token, x, y } = data
    expect((await send({ form_token, sum: x + y })).errors).toEqual({ form_token: ['expired'] })
    const other = form_token.replace(`.${form}.`, '.inquiry.')
    expect((await send({ form_token: other, sum: x + y })).errors).toEqual({
      form_token: ['expired'],
    })
  }
  expect((await api.get('getFormChallenge?form=other')).status).toBe(422)
})

test('a form that is refused for another field keeps its question', async () => {
  const form = await answered()
  expect((await send({ ...form, firstname: 'A' })).errors).toEqual({ firstname: ['minLength'] })
  expect((await send({ ...form, website: 'x' })).errors).toEqual({ website: ['honeypot'] })
  expect((await send({ ...form, sum: '' })).errors).toEqual({ sum: ['required'] })
  expect((await send(form)).status).toBe(200)
})

test('one question carries one form, however many are sent at once', async () => {
  const form = await answered()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send({ ...form, lastname: `Nummer ${index}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 422)
  expect(refused.map(({ errors }) => errors?.['form_token'])).toEqual(
    Array.from({ length: 9 }, () => ['used']),
  )
})

test('a question holds for two hours and no longer', async () => {
  const form = await answered()
  clock.now += 2 * 3_600_000 - 3_000
  expect((await send({ ...form, firstname: 'A' })).errors).toEqual({ firstname: ['minLength'] })
  clock.now += 1
  expect((await send(form)).errors).toEqual({ form_token: ['expired'] })
})

test('the numbers of a question cannot be chosen, nor a question be made older', async () => {
  const { form_token, x, y } = await question()
  const [issued = '', form, ...rest] = form_token.split('.')
  const forged = [
    [issued, form, 'AAAAAAAAAAAA', rest[1]],
    [(Number.parseInt(issued, 36) + 1).toString(36), form, ...rest],
  ]
  for (const parts of forged.map((one) => one.join('.'))) {
    expect((await send({ form_token: parts, sum: x + y })).errors).toEqual({
      form_token: ['expired'],
    })
  }
})

test('a token does not tell its numbers', async () => {
  const asked = await Promise.all(Array.from({ length: 60 }, question))
  const sums = new Map<string, Set<number>>()
  for (const { form_token, x, y } of asked) {
    const told = form_token.split('.').slice(0, 2).join('.')
    sums.set(told, (sums.get(told) ?? new Set()).add(x + y))
  }
  expect([...sums.values()].some(({ size }) => size > 1)).toBe(true)
})

test.each(['4.0', ' ', '0x4', '٤', '+4', '4e0', '44', '<b>4</b>', -1, 1.5, 9])(
  'the sum %j is none',
  async (sum) => {
    const form = await answered()
    const { status, errors } = await send({ ...form, sum })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['sum']])
  },
)

test('a sum may be typed with blanks around it', async () => {
  const form = await answered()
  expect((await send({ ...form, sum: ` ${form.sum} ` })).status).toBe(200)
})

test('who is logged in is asked nothing, and uses nothing up', async () => {
  const { headers } = await logInRole(api.db, 10)
  const used = await api.db.$count(used_form_tokens)
  const spoilt = { form_token: 'x', sum: '99', website: 'https://demo.example' }
  expect((await send({}, headers)).status).toBe(200)
  expect((await send(spoilt, headers)).status).toBe(200)
  expect((await send(spoilt, { authorization: 'Bearer nobody-has-this-token' })).status).toBe(422)
  expect(await api.db.$count(used_form_tokens)).toBe(used)
})

test('an address may try 40 forms in ten minutes, faulty or not', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  for (let tries = 0; tries < 40; tries += 1) {
    expect((await send({ firstname: 'A' }, {}, own)).status).toBe(422)
  }
  expect((await send({ firstname: 'A' }, {}, own)).status).toBe(429)
  await own.close()
})

test('without the question a network sends three forms in ten minutes, with it five', async () => {
  const own = await createTestApi({ rateLimitFactor: 1, now: () => clock.now })
  const post = (body: object, network: string, host: string) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ ...valid, ...body }) }
    return own.ask('/api/site/makeInquery', init, `2001:db8:0:${network}::${host}`)
  }
  for (const host of ['1', '2', '3']) expect((await post({}, 'a', host)).status).toBe(200)
  expect((await post({}, 'a', '4')).status).toBe(429)
  const ask = async () => {
    const response = await own.get('getFormChallenge')
    const { data } = (await response.json()) as { data: Awaited<ReturnType<typeof question>> }
    clock.now += 3_000
    return { form_token: data.form_token, sum: data.x + data.y }
  }
  for (const host of ['1', '2', '3', '4', '5']) {
    expect((await post(await ask(), 'b', host)).status).toBe(200)
  }
  expect((await post(await ask(), 'b', '6')).status).toBe(429)
  await own.close()
})

test('an address is asked 60 questions in ten minutes', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  const ask = async () => (await own.get('getFormChallenge')).status
  const answers = await Promise.all(Array.from({ length: 61 }, ask))
  expect(answers.filter((status) => status === 200)).toHaveLength(60)
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
  await own.close()
})

const spellings = [
  'anna@kund.example',
  'Anna+a@Kund.Example',
  'anna+b@kund.example',
  'ANNA@kund.example',
]

test('an address gets three confirmations an hour and ten a day; its inquiries always come in', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  const staff = await logInRole(own.db, 90)
  let sent = 0
  /** Whether the confirmation of one more inquiry, from a network of its own, goes out. */
  const isConfirmed = async (more: Partial<InquiryBody> = {}, headers = {}) => {
    sent += 1
    const body = JSON.stringify({ ...valid, email: spellings[sent % 4], ...more })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }
    const response = await own.ask('/api/site/makeInquery', init, `192.0.2.${sent}`)
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: { case_number: string } }
    const stored = await caseOfNumber(own.db, data.case_number)
    const kinds = await own.db
      .select({ kind: mails.kind })
      .from(mails)
      .where(eq(mails.case_id, stored.id))
    const shown = await own.ask(`/api/admin/getCaseObj?case_number=${data.case_number}`, staff)
    const { events } = ((await shown.json()) as { data: AdminCase }).data
    const isOut = kinds.some(({ kind }) => kind === 'inquiry-confirmation')
    expect(events.some(({ kind }) => kind === 'confirmationNotSent')).toBe(!isOut)
    expect(kinds.some(({ kind }) => kind === 'inquiry-notification')).toBe(true)
    return isOut
  }
  const anHourLater = () =>
    own.db
      .update(rate_limits)
      .set({ window_start: sql`${rate_limits.window_start} - interval '1 hour'` })
  for (let hour = 0; hour < 3; hour += 1) {
    for (let mail = 0; mail < 3; mail += 1) expect(await isConfirmed()).toBe(true)
    await anHourLater()
  }
  expect(await isConfirmed()).toBe(true)
  expect(await isConfirmed()).toBe(false)
  expect(await isConfirmed({ email: 'bo@kund.example' })).toBe(true)
  await own.close()
})

test('who is logged in and writes from the own address is always confirmed', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  const { headers } = await logInRole(own.db, 10)
  const confirmations = () => own.db.$count(mails, eq(mails.kind, 'inquiry-confirmation'))
  const post = async (email: string) =>
    (await own.post('makeInquery', { ...valid, email }, headers)).status
  const asked = ['role10@demo.example', ...Array.from({ length: 4 }, () => 'bo@kund.example')]
  for (const email of asked) expect(await post(email)).toBe(200)
  expect(await confirmations()).toBe(4)
  await own.close()
})
