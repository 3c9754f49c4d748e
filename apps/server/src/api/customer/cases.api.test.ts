import {
  type CustomerCase,
  customerCaseSchema,
  type ListedCase,
  listedCaseSchema,
} from '@minikran/contract/customer-cases'
import { caseMessagesLimit } from '@minikran/domain/cases/case-limits'
import { caseMessageMaxLength } from '@minikran/domain/cases/case-message'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { case_uploads } from '../../database/schema/case-files.ts'
import {
  case_events,
  case_messages,
  cases,
  inquiry_lines,
  participants,
} from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { companies, users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import { fromNow } from '../../testing/clock.ts'
import { logInRole } from '../../testing/sessions.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { markRead } from './mark-read.ts'

let api: TestApi
let karin: Awaited<ReturnType<typeof logInRole>>
let johan: Awaited<ReturnType<typeof logInRole>>
beforeAll(async () => {
  api = await createTestApi()
  karin = await logInRole(api.db, 10)
  johan = await logInRole(api.db, 20)
})
afterAll(() => api.close())

type Headers = Record<string, string>

const inquiry = {
  depot_id: 1,
  prod_id: 1,
  firstname: 'Karin',
  lastname: 'Lindqvist',
  email: 'role10@demo.example',
  pickup_at: '2027-03-01 09:00',
  return_at: '2027-03-04 15:00',
  inquiry_text: 'Porten är <b>900 mm</b>.',
}

async function send(headers: Headers = karin.headers, change: object = {}): Promise<string> {
  const response = await api.post('makeInquery', { ...inquiry, ...change }, headers)
  const { data } = (await response.json()) as { data: { case_number: string } }
  return data.case_number
}
const get = (call: string, headers: Headers = karin.headers) =>
  api.ask(`/api/customer/${call}`, { headers })
const post = (call: string, body: object, headers: Headers = karin.headers) =>
  api.ask(`/api/customer/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const listOf = async (query = '', headers: Headers = karin.headers) => {
  const answer = (await (await get(`getCasesArr${query}`, headers)).json()) as {
    data: ListedCase[]
    count: number
  }
  return { ...answer, numbers: answer.data.map(({ case_number }) => case_number) }
}
const caseOf = async (number: string) => {
  const response = await get(`getCaseObj?case_number=${number}`)
  return ((await response.json()) as { data: CustomerCase }).data
}
const rowOf = (number: string) => caseOfNumber(api.db, number)
const mailsOf = async (caseId: number) =>
  (await api.db.select().from(mails).where(eq(mails.case_id, caseId))).filter(
    ({ kind }) => !kind.startsWith('inquiry-'),
  )

test('a case is listed with machine, depot and times for its owner only', async () => {
  const number = await send()
  const { data, numbers, count } = await listOf()
  expect([numbers, count]).toEqual([[number], 1])
  expect(listedCaseSchema.parse(data[0])).toMatchObject({
    state: 'received',
    kind: 'inquiry',
    starts_at: '2027-03-01 09:00',
    lines: 1,
    unread: 0,
    depot: { id: 1, path: expect.stringContaining('/region/') },
    first: { path: expect.stringContaining('/produkter/') },
  })
  expect((await listOf('', johan.headers)).count).toBe(0)
  const refused = await get(`getCaseObj?case_number=${number}`, johan.headers)
  expect(refused.status).toBe(404)
})

test('a case has the data of the inquiry and its first event', async () => {
  const number = await send()
  const found = customerCaseSchema.parse(await caseOf(number.toLowerCase()))
  expect(found).toMatchObject({
    case_number: number,
    text: 'Porten är <b>900 mm</b>.',
    can_cancel: true,
    has_calendar: true,
    events: [{ kind: 'received', state: 'received', by: 'customer' }],
    lines: [{ line: 1, pickup_at: '2027-03-01 09:00', return_at: '2027-03-04 15:00' }],
    messages: [],
    pictures: [],
  })
})

test('the case of a course tells its start and venue, and has a calendar file with a seat', async () => {
  const [course] = await api.db
    .update(products)
    .set({ fields: { course_place: 'Byggskolan, Mölndal' } })
    .where(eq(products.product_slug, 'minikran-10-tm-goteborg-2027-04-13'))
    .returning()
  const response = await api.post(
    'makeEducationRegistration',
    { ...inquiry, pickup_at: undefined, return_at: undefined, prod_id: course?.id },
    karin.headers,
  )
  const { data } = (await response.json()) as { data: { case_number: string } }
  const found = customerCaseSchema.parse(await caseOf(data.case_number))
  expect(found).toMatchObject({
    course: { course_time: '2027-04-13 08:00', course_place: 'Byggskolan, Mölndal' },
    has_calendar: true,
  })
  await api.db.update(participants).set({ waiting: true }).where(eq(participants.case_id, found.id))
  expect((await caseOf(data.case_number)).has_calendar).toBe(false)
})

test.each([
  ['sv', { title_sv: 'Kran X', title_en: null }],
  ['en', { title_sv: 'Kran X', title_en: 'Kran X' }],
] as const)(
  'a deleted machine keeps its name in the language of the inquiry (%s)',
  async (lang, titles) => {
    const number = await send(karin.headers, { lang, prod_id: undefined, prod_name: 'Kran X' })
    const { id } = await rowOf(number)
    const line = { case_id: id, line: 1, prod_name: 'Kran X' }
    await api.db.delete(inquiry_lines).where(eq(inquiry_lines.case_id, id))
    await api.db.insert(inquiry_lines).values(line)
    const gone = { ...titles, path: null }
    expect((await caseOf(number)).lines).toMatchObject([gone])
    expect((await listOf()).data.find((listed) => listed.id === id)?.first).toMatchObject(gone)
  },
)

test('a case keeps its discount after the company’s discount has changed', async () => {
  const [company] = await api.db
    .insert(companies)
    .values({
      corp_vat: 'SE556000000101',
      corp_name: 'Glas AB',
      discount_percent: 15,
      confirmed: true,
    })
    .returning()
  if (company === undefined) throw new Error('no company was made')
  const { id } = johan.user
  await api.db.update(users).set({ company_id: company.id }).where(eq(users.id, id))
  const number = await send(johan.headers, { email: johan.user.email_address })
  await api.db.update(companies).set({ discount_percent: 5 }).where(eq(companies.id, company.id))
  const answer = await get(`getCaseObj?case_number=${number}`, johan.headers)
  const { data } = (await answer.json()) as { data: CustomerCase }
  expect(customerCaseSchema.parse(data).lines).toMatchObject([{ told: { discount_percent: 15 } }])
  const other = await caseOf(await send())
  expect(other.lines[0]?.told).toMatchObject({ price_first_day: expect.any(Number) })
  expect(other.lines[0]?.told).not.toHaveProperty('discount_percent')
})

test('responses to an account are not cached', async () => {
  const number = await send()
  for (const call of ['getCasesArr', `getCaseObj?case_number=${number}`, 'getCaseObj']) {
    expect((await get(call)).headers.get('cache-control'), call).toMatch(/no-store/)
  }
  const listed = await api.get('getDepotsArr', karin.headers)
  expect(listed.headers.get('cache-control')).toBe('private, no-store')
})

test('cases are filtered by state, sorted and paged', async () => {
  const { headers } = await logInRole(api.db, 30)
  const first = await send(headers, { pickup_at: '2027-05-03 09:00', return_at: null })
  const second = await send(headers, { pickup_at: '2027-04-01 09:00', return_at: null })
  await api.db.update(cases).set({ state: 'answered' }).where(eq(cases.case_number, second))
  const numbers = async (query: string) => (await listOf(query, headers)).numbers
  expect(await numbers('?sort=newest')).toEqual([second, first])
  expect(await numbers('?sort=oldest')).toEqual([first, second])
  expect(await numbers('?sort=date')).toEqual([second, first])
  expect(await numbers('?sort=state')).toEqual([first, second])
  expect(await numbers('?state=answered')).toEqual([second])
  expect(await numbers('?state=closed')).toEqual([])
  expect(await numbers('?per_page=1&page=2')).toEqual([first])
  expect((await listOf('?per_page=1&page=9', headers)).count).toBe(2)
  expect(await numbers('?page=&per_page=')).toEqual([second, first])
  const refused = await get('getCasesArr?sort=price&state=open', headers)
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { sort: ['format'], state: ['format'] } },
  ])
})

test('a message is stored with its event and mailed to the depot', async () => {
  const number = await send()
  const response = await post('sendCaseMessage', { case_number: number, message: ' Rad 1\nRad 2 ' })
  expect(response.status).toBe(200)
  const { id } = await rowOf(number)
  expect((await caseOf(number)).messages).toMatchObject([
    { from_customer: true, firstname: 'Karin', message: 'Rad 1\nRad 2' },
  ])
  expect((await caseOf(number)).events.map(({ kind }) => kind)).toEqual(['received', 'message'])
  const [mail, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'case-message-to-depot', reply_to: 'role10@demo.example' })
  expect(api.queued).toContain(mail?.id)
})

test('a message repeated with its idempotency key is stored and mailed once', async () => {
  const number = await send()
  const sendAs = (message: string, key: string) =>
    post(
      'sendCaseMessage',
      { case_number: number, message },
      { ...karin.headers, 'idempotency-key': key },
    )
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendAs('Hej', 'one-click')))
  answers.push(await sendAs('Hej', 'one-click'))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(bodies).size).toBe(1)
  expect((await caseOf(number)).messages).toHaveLength(1)
  expect(await mailsOf((await rowOf(number)).id)).toHaveLength(1)
  expect((await sendAs('Något annat', 'one-click')).status).toBe(422)
  expect((await sendAs('Hej', 'another-click')).status).toBe(200)
  expect((await caseOf(number)).messages).toHaveLength(2)
  expect((await sendAs('Hej', 'å')).status).toBe(422)
})

test.each([
  ['', 'required'],
  ['a'.repeat(5001), 'maxLength'],
])('a message that is empty or too long is refused: %#', async (message, rule) => {
  const number = await send()
  const refused = await post('sendCaseMessage', { case_number: number, message })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'validationFailed',
    errors: { message: [rule] },
  })
})

test.each([
  [caseMessagesLimit.number, 'Hej'],
  [caseMessagesLimit.characters / caseMessageMaxLength, 'a'.repeat(caseMessageMaxLength)],
])('a case with %i messages from its customer takes no more of them', async (number, message) => {
  const case_number = await send()
  const { id: case_id } = await rowOf(case_number)
  const written = { case_id, user_id: karin.user.id, from_customer: true, message }
  await api.db.insert(case_messages).values(Array.from({ length: number }, () => written))
  const refused = await post('sendCaseMessage', { case_number, message: 'Hej' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { message: ['maxCount'] } },
  ])
  const desk = await logInRole(api.db, 90)
  const answer = { case_number, message: 'Ring oss.' }
  const answered = await api.send('POST', 'admin/sendCaseMessage', answer, desk.headers)
  expect(answered.status).toBe(200)
})

test('the last message that a full case took is answered again under its key', async () => {
  const case_number = await send()
  const { id: case_id } = await rowOf(case_number)
  const written = { case_id, user_id: karin.user.id, from_customer: true, message: 'Hej' }
  const others = Array.from({ length: caseMessagesLimit.number - 1 }, () => written)
  await api.db.insert(case_messages).values(others)
  const headers = { ...karin.headers, 'idempotency-key': 'last-message-of-a-full-case' }
  const last = () => post('sendCaseMessage', { case_number, message: 'Den sista' }, headers)
  const first = await (await last()).json()
  expect(await (await last()).json()).toEqual(first)
  expect(first).toMatchObject({ data: { message_id: expect.any(Number) } })
})

test('the 21st message in ten minutes is refused', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const { headers } = await logInRole(limited.db, 10)
  const json = { 'content-type': 'application/json', ...headers }
  const answer = await limited.post('makeInquery', inquiry, headers)
  const { data } = (await answer.json()) as { data: { case_number: string } }
  const body = JSON.stringify({ ...data, message: 'Hej' })
  const ask = () =>
    limited.ask('/api/customer/sendCaseMessage', { method: 'POST', body, headers: json })
  for (let sent = 0; sent < 20; sent += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await limited.close()
})

test('a case is cancelled once, with an event and mails to both sides', async () => {
  const number = await send()
  const body = { case_number: number }
  expect(await (await post('cancelCase', body)).json()).toEqual({ data: { state: 'declined' } })
  const again = await post('cancelCase', body)
  expect([again.status, await again.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'validationFailed', errors: { state: ['step'] } }),
  ])
  const found = await caseOf(number)
  expect(found).toMatchObject({ state: 'declined', can_cancel: false, has_calendar: false })
  expect(found.events.at(-1)).toMatchObject({ kind: 'cancelled', by: 'customer' })
  const kinds = (await mailsOf(found.id)).map(({ kind }) => kind).sort()
  expect(kinds).toEqual(['case-message-to-depot', 'case-state'])
})

test('cancelling a case sent with another address is confirmed to the account, not to that address', async () => {
  const number = await send(karin.headers, { email: 'annan@kund.example' })
  expect((await post('cancelCase', { case_number: number })).status).toBe(200)
  const sent = await mailsOf((await rowOf(number)).id)
  expect(sent).toHaveLength(2)
  expect(sent).toContainEqual(
    expect.objectContaining({ kind: 'case-state', to: karin.user.email_address }),
  )
})

test('a confirmed case cannot be cancelled by the customer', async () => {
  const number = await send()
  await api.db.update(cases).set({ state: 'confirmed' }).where(eq(cases.case_number, number))
  expect((await caseOf(number)).can_cancel).toBe(false)
  expect((await post('cancelCase', { case_number: number })).status).toBe(422)
})

test('internal notes are hidden, and opening a case marks the depot’s messages as read', async () => {
  const number = await send()
  const { id } = await rowOf(number)
  const { user: desk } = await logInRole(api.db, 60)
  const of = { case_id: id, user_id: desk.id, from_customer: false }
  await api.db.insert(case_messages).values([
    { ...of, internal: true, message: 'Ring platschefen.' },
    { ...of, message: 'Vi har en ledig.' },
    { ...of, from_customer: true, message: 'Finns den i Malmö?' },
  ])
  await api.db.insert(case_events).values({ case_id: id, kind: 'note', created_by: desk.id })
  expect((await listOf()).data.find(({ id: listed }) => listed === id)).toMatchObject({
    unread: 1,
    messages: 2,
  })
  const found = await caseOf(number)
  expect(found.messages.map(({ message }) => message)).toEqual([
    'Vi har en ledig.',
    'Finns den i Malmö?',
  ])
  expect(found.events.map(({ kind }) => kind)).toEqual(['received'])
  expect(JSON.stringify(found)).not.toContain('platschefen')
  expect((await listOf()).data.find(({ id: listed }) => listed === id)?.unread).toBe(0)
  const ofCase = await api.db.select().from(case_messages).where(eq(case_messages.case_id, id))
  // The staff have not read what the customer wrote.
  expect(ofCase.filter(({ read_at }) => read_at !== null).map(({ message }) => message)).toEqual([
    'Vi har en ledig.',
  ])
})

test('a message that came while a case was opened stays unread', async () => {
  const number = await send()
  const wrote = { case_id: (await rowOf(number)).id, from_customer: false }
  const [shown] = await api.db
    .insert(case_messages)
    .values([
      { ...wrote, message: 'Ja, det går bra.' },
      { ...wrote, message: 'Från klockan 7.' },
    ])
    .returning()
  if (shown === undefined) throw new Error('No messages were stored')
  await markRead(api.db, [{ message: shown }])
  const listed = (await listOf()).data.find(({ case_number }) => case_number === number)
  expect(listed?.unread).toBe(1)
})

test('a picture is shown only to its sender', async () => {
  const number = await send()
  const { id } = await rowOf(number)
  const image_file = 'a1.jpg'
  const [upload] = await api.db
    .insert(case_uploads)
    .values({ case_id: id, image_file, bytes: 3, width: 8, height: 6 })
    .returning()
  await api.storage.write(caseUploadKey(image_file), new Uint8Array([1, 2, 3]))
  const call = `getCasePicture?case_number=${number}&upload_id=${upload?.id}`
  const shown = await get(call)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect((await shown.arrayBuffer()).byteLength).toBe(3)
  expect((await get(call, johan.headers)).status).toBe(404)
  const other = await send()
  const misplaced = `getCasePicture?case_number=${other}&upload_id=${upload?.id}`
  expect((await get(misplaced)).status).toBe(404)
  expect((await caseOf(number)).pictures).toMatchObject([{ id: upload?.id, width: 8 }])
  const read = vi.spyOn(api.storage, 'read')
  read.mockRejectedValueOnce(Object.assign(new Error('store away'), { code: 'ECONNREFUSED' }))
  expect((await get(call)).status).toBe(503)
  read.mockRestore()
  await api.storage.remove(caseUploadKey(image_file))
  expect((await get(call)).status).toBe(404)
})

test('the times are available as a calendar file', async () => {
  const number = await send()
  const file = await get(`getCaseCalendar?case_number=${number}`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(file.headers.get('content-disposition')).toContain('.ics')
  expect(await file.text()).toContain('BEGIN:VEVENT')
  expect((await get(`getCaseCalendar?case_number=${number}`, johan.headers)).status).toBe(404)
})

test('a case sent before the account joins it only once the address is verified', async () => {
  const { user, headers } = await logInRole(api.db, 40)
  const asSender = { email: user.email_address.toUpperCase() }
  const number = await send({}, asSender)
  const setVerified = (email_verified_at: Date | null) =>
    api.db.update(users).set({ email_verified_at }).where(eq(users.id, user.id))
  await setVerified(null)
  expect((await listOf('', headers)).numbers).toEqual([])
  await setVerified(fromNow())
  expect((await listOf('', headers)).numbers).toEqual([number])
  const foreign = await send(johan.headers, asSender)
  expect((await listOf('', headers)).numbers).not.toContain(foreign)
})
