import type { Occasion } from '@minikran/contract/admin/occasions'
import type { AdminCase } from '@minikran/contract/admin-cases'
import type { RegistrationAnswer } from '@minikran/contract/registrations'
import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cases, registrations } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { rate_limits } from '../../database/schema/operations.ts'
import { products } from '../../database/schema/products.ts'
import { loadCaseFacts } from '../../mail/load-case-facts.ts'
import { renderCaseMail } from '../../mail/render-mail.ts'
import { createMailSender } from '../../mail/send-mail.ts'
import { diskStorage } from '../../media/disk-storage.ts'
import { fromNow } from '../../testing/clock.ts'
import { logInRole } from '../../testing/sessions.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

let api: TestApi
let courseId: number
beforeEach(async () => {
  api = await createTestApi({ rateLimitFactor: 1 })
  const [course] = await api.db
    .update(products)
    .set({ course_participant: 6 })
    .where(eq(products.product_slug, 'minikran-10-tm-malmo-2027-05-18'))
    .returning()
  courseId = course?.id ?? 0
})
afterEach(() => api.close())

type Asked = { network?: string; headers?: Record<string, string>; of?: TestApi }

async function register(size: number, { network = '1', headers = {}, of = api }: Asked = {}) {
  const participants = Array.from({ length: size }, (_, index) => ({
    firstname: `Nr ${index + 1}`,
    lastname: 'Ek',
  }))
  const body = {
    prod_id: courseId,
    firstname: 'Anna',
    lastname: 'Svensson',
    email: `anna${network}@kund.example`,
    participants,
  }
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const address = `192.0.2.${network}`
  const sent = await of.ask('/api/site/makeEducationRegistration', init, address)
  expect(sent.status).toBe(200)
  return ((await sent.json()) as RegistrationAnswer).data
}
const ofConfirmation = eq(mails.kind, 'registration-confirmation')
async function tokenOf(caseNumber: string): Promise<string> {
  const [row] = await api.db
    .select({ details: mails.details })
    .from(mails)
    .innerJoin(cases, eq(cases.id, mails.case_id))
    .where(and(eq(cases.case_number, caseNumber), ofConfirmation))
  return String(row?.details['token'])
}
const open = async (token: string) => {
  const answer = await api.post('confirmRegistration', { token })
  return { status: answer.status, body: (await answer.json()) as { data: object } }
}
async function seatsLeft() {
  const slug = 'minikran-10-tm-malmo-2027-05-18'
  const answer = await api.get(`getProductObj?product_slug=${slug}`)
  return ((await answer.json()) as { data: { seats_left: number } }).data.seats_left
}
async function occasion() {
  const staff = await logInRole(api.db, 90)
  const answer = await api.ask(`/api/admin/getOccasionObj?id=${courseId}`, staff)
  return ((await answer.json()) as { data: Occasion }).data
}

test('more than three take their seats by the link of their mail, once', async () => {
  const { case_number, to_confirm } = await register(4)
  expect(to_confirm).toBe(true)
  expect(await seatsLeft()).toBe(6)
  expect(await occasion()).toMatchObject({ seated: 0, waiting: 0, unconfirmed: 4 })
  const token = await tokenOf(case_number)
  const confirmed = { status: 200, body: { data: { case_number, waiting: 0 } } }
  expect(await open(token)).toEqual(confirmed)
  expect(await open(token)).toEqual(confirmed)
  expect(await seatsLeft()).toBe(2)
  expect(await occasion()).toMatchObject({ seated: 4, waiting: 0, unconfirmed: 0 })
  const [stored] = await api.db.select().from(registrations)
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('the mail brings the link and its time, and names no seats', async () => {
  await register(4)
  const [row] = await api.db.select().from(mails).where(ofConfirmation)
  const asked = { caseId: row?.case_id ?? 0, lang: 'sv', publicUrl: 'http://localhost' } as const
  const facts = await loadCaseFacts(api.db, { ...asked, details: row?.details ?? {} })
  if (facts === null) throw new Error('The case is there')
  const mail = await renderCaseMail('registration-confirmation', facts, 0)
  const link = `http://localhost/anmalan/bekrafta?nyckel=${String(row?.details['token'])}`
  expect(mail?.text).toContain(link)
  expect(mail?.text).toMatch(/Länken gäller i två timmar/)
  expect(mail?.text).not.toMatch(/: plats|väntelista/)
  expect(mail?.calendar).toBeNull()
})

test('a mail that comes late brings a link that still works, also while it is being sent', async () => {
  const { case_number } = await register(4)
  const token = await tokenOf(case_number)
  await api.db.update(registrations).set({ confirm_until: sql`now() - interval '1 second'` })
  const [mail] = await api.db.select().from(mails).where(ofConfirmation)
  const opened: number[] = []
  const sendMail = createMailSender({
    db: api.db,
    transport: {
      async send() {
        opened.push((await open(token)).status)
        return { kind: 'sent' }
      },
      close: () => undefined,
    },
    metrics: { countMail: () => undefined },
    log: pino({ level: 'silent' }),
    now: () => testNow,
    publicUrl: 'http://localhost',
    mailFrom: null,
    storage: diskStorage(''),
    makePlanPdf: async () => null,
  })
  const queue = { enqueueMail: async () => undefined, deadLetterMail: async () => undefined }
  await sendMail(mail?.id ?? '', queue)
  expect(opened).toEqual([200])
})

test('three take theirs at once, and so does another network', async () => {
  expect((await register(3)).to_confirm).toBe(false)
  expect((await register(3, { network: '2' })).to_confirm).toBe(false)
  expect(await seatsLeft()).toBe(0)
})

test('the second registration of a network within an hour waits for its link', async () => {
  expect((await register(1)).to_confirm).toBe(false)
  expect((await register(1)).to_confirm).toBe(true)
  await api.db
    .update(rate_limits)
    .set({ window_start: sql`${rate_limits.window_start} - interval '1 hour'` })
  expect((await register(1, { network: '2' })).to_confirm).toBe(false)
})

test('who is logged in, or a site without limits, needs no link', async () => {
  const customer = await logInRole(api.db, 10)
  expect((await register(5, customer)).to_confirm).toBe(false)
  const free = await createTestApi()
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await register(5, { of: free })).to_confirm).toBe(false)
  }
  await free.close()
})

test('seats that somebody else took meanwhile are waited for, behind who waits already', async () => {
  const late = await register(4)
  await register(3, { network: '2' })
  await register(3, { network: '3' })
  const first = await register(1, { network: '4' })
  expect(await occasion()).toMatchObject({ seated: 6, waiting: 1, unconfirmed: 4 })
  expect((await open(await tokenOf(late.case_number))).body.data).toMatchObject({ waiting: 4 })
  const { seated, waiting, unconfirmed, participants } = await occasion()
  expect({ seated, waiting, unconfirmed }).toEqual({ seated: 6, waiting: 5, unconfirmed: 0 })
  const inLine = participants.filter((person) => person.waiting)
  expect(inLine[0]?.case_number).toBe(first.case_number)
})

test('two registrations confirmed at once never share a seat', async () => {
  const asked = [await register(4), await register(4, { network: '2' })]
  const tokens = await Promise.all(asked.map(({ case_number }) => tokenOf(case_number)))
  await Promise.all(tokens.map(open))
  expect(await occasion()).toMatchObject({ seated: 6, waiting: 2 })
})

test.each([
  ['after two hours', { confirm_until: sql`now() - interval '1 second'` }, {}],
  ['of a declined case', {}, { state: 'declined' as const }],
  ['of an erased person', {}, { anonymised_at: sql`now()` }],
])('a link %s takes no seat', async (_, registration, stored) => {
  const { case_number } = await register(4)
  const token = await tokenOf(case_number)
  const [row] = await api.db.select().from(registrations)
  const left = (row?.confirm_until?.getTime() ?? 0) - (await storedAt(case_number))
  expect(left).toBe(2 * 3_600_000)
  if ('confirm_until' in registration) await api.db.update(registrations).set(registration)
  if (Object.keys(stored).length > 0) await api.db.update(cases).set(stored)
  expect((await open(token)).status).toBe(404)
  expect(await seatsLeft()).toBe(6)
})

const storedAt = async (caseNumber: string) =>
  (await caseOfNumber(api.db, caseNumber)).created_at.getTime()

test('a link that nobody sent opens nothing', async () => {
  expect((await open('nobody-has-sent-this')).status).toBe(404)
})

test.each([
  ['has begun', { course_time: '2026-01-01 08:00' }],
  ['is no longer public', { unpublish_at: fromNow({ hours: -1 }) }],
])('the link gives no seat on a course that %s', async (_, changed) => {
  const { case_number } = await register(4)
  await api.db.update(products).set(changed).where(eq(products.id, courseId))
  expect((await open(await tokenOf(case_number))).status).toBe(404)
  expect(await occasion()).toMatchObject({ seated: 0, waiting: 0, unconfirmed: 4 })
})

test('who confirms by the link gets the confirmation with the calendar file, once', async () => {
  const { case_number } = await register(4)
  const token = await tokenOf(case_number)
  await open(token)
  await open(token)
  const [first, second, ...more] = await api.db
    .select()
    .from(mails)
    .where(ofConfirmation)
    .orderBy(mails.created_at)
  expect([more, second]).toMatchObject([[], { to: first?.to, lang: first?.lang, details: {} }])
  const asked = { caseId: second?.case_id ?? 0, lang: 'sv', publicUrl: 'http://localhost' } as const
  const facts = await loadCaseFacts(api.db, { ...asked, details: second?.details ?? {} })
  if (facts === null) throw new Error('The case is there')
  const mail = await renderCaseMail('registration-confirmation', facts, 0)
  expect(mail?.text).not.toContain('/anmalan/bekrafta')
  expect(mail?.calendar).not.toBeNull()
})

test('staff see that nobody has opened the link, and can give a seat by hand', async () => {
  const { case_number } = await register(4)
  const staff = await logInRole(api.db, 90)
  const shown = async () => {
    const answer = await api.ask(`/api/admin/getCaseObj?case_number=${case_number}`, staff)
    return ((await answer.json()) as { data: AdminCase }).data
  }
  expect((await shown()).course?.to_confirm).toBe(true)
  const [first] = (await occasion()).participants
  expect(first).toMatchObject({ unconfirmed: true, waiting: true })
  const given = await api.send(
    'POST',
    'admin/giveSeat',
    { participant_id: first?.id },
    staff.headers,
  )
  expect(given.status).toBe(200)
  expect(await occasion()).toMatchObject({ seated: 1, waiting: 0, unconfirmed: 3 })
  await open(await tokenOf(case_number))
  expect(await occasion()).toMatchObject({ seated: 4, waiting: 0, unconfirmed: 0 })
  const { course, events } = await shown()
  expect(course?.to_confirm).toBe(false)
  expect(events.map(({ kind }) => kind)).toContain('registrationConfirmed')
})

test('links are tried thirty times in fifteen minutes from an address', async () => {
  for (let tried = 0; tried < 30; tried += 1) expect((await open('okand')).status).toBe(404)
  expect((await open('okand')).status).toBe(429)
})
