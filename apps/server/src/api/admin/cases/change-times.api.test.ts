import { caseEventsLimit } from '@minikran/domain/cases/case-limits'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_events, inquiry_lines } from '../../../database/schema/cases.ts'
import { mails } from '../../../database/schema/mails.ts'
import { addLine } from '../../../housekeeping/stored-case.fixture.ts'
import { caseCalendar } from '../../../mail/case-calendar.ts'
import { loadCaseFacts } from '../../../mail/load-case-facts.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { caseOfNumber, userOfRole } from '../../../testing/stored-rows.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

async function send(): Promise<string> {
  const sent = await api.post('makeInquery', {
    depot_id: 1,
    firstname: 'Karin',
    lastname: 'Lindqvist',
    email: 'karin@kund.example',
    pickup_at: '2027-03-01 09:00',
    lang: 'sv',
  })
  return ((await sent.json()) as { data: { case_number: string } }).data.case_number
}
const sent = { pickup_at: '2027-03-01 09:00', return_at: null }
const change = (case_number: string, pickup_at: string, more: object = {}, from = sent) =>
  api.as(60).post('changeCaseTimes', {
    case_number,
    lines: [{ line: 1, pickup_at, return_at: null, from }],
    ...more,
  })
async function stored(number: string) {
  const row = await caseOfNumber(api.db, number)
  const [line] = await api.db.select().from(inquiry_lines).where(eq(inquiry_lines.case_id, row.id))
  const told = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.case_id, row.id), eq(mails.kind, 'case-times')))
  const events = await api.db
    .select()
    .from(case_events)
    .where(and(eq(case_events.case_id, row.id), eq(case_events.kind, 'timesChanged')))
  return { row, line, told, events }
}

test('a new time is stored, in the history, and mailed with its calendar file', async () => {
  const number = await send()
  const done = await change(number, '2027-03-02 10:30', { reason: 'Kranen är klar först då.' })
  expect(done.data).toEqual({ changed: 1 })
  const { row, line, told, events } = await stored(number)
  expect(line?.pickup_at).toBe('2027-03-02 10:30')
  expect(events).toMatchObject([
    {
      details: {
        from: [{ line: 1, pickup_at: '2027-03-01 09:00' }],
        to: [{ line: 1, pickup_at: '2027-03-02 10:30' }],
        reason: 'Kranen är klar först då.',
      },
    },
  ])
  expect(told).toMatchObject([{ to: 'karin@kund.example', lang: 'sv' }])
  const shown = await api.as(60).get(`getCaseObj?case_number=${number}`)
  expect(shown.data['events']).toContainEqual(
    expect.objectContaining({
      kind: 'timesChanged',
      times: [{ line: 1, from: sent, to: { ...sent, pickup_at: '2027-03-02 10:30' } }],
    }),
  )
  const facts = await loadCaseFacts(api.db, {
    caseId: row.id,
    lang: 'sv',
    publicUrl: 'http://localhost',
    details: told[0]?.details ?? {},
  })
  expect(facts?.reason).toBe('Kranen är klar först då.')
  const calendar = facts && caseCalendar(facts, 0)
  expect(calendar?.content).toContain('DTSTART;TZID=Europe/Stockholm:20270302T103000')
  expect(calendar?.content).toContain('SEQUENCE:1')
})

test('a case whose history is full takes no more changes of times or owner, but steps', async () => {
  const case_number = await send()
  const { row } = await stored(case_number)
  const event = { case_id: row.id, kind: 'timesChanged' } as const
  await api.db.insert(case_events).values(Array.from({ length: caseEventsLimit }, () => event))
  const full = { status: 422, errors: { message: ['maxCount'] } }
  expect(await change(case_number, '2027-03-02 10:30')).toMatchObject(full)
  const { id } = await userOfRole(api.db, 60)
  expect(await api.as(60).post('assignCase', { case_number, owner_id: id })).toMatchObject(full)
  const moved = await api.as(60).post('moveCase', { case_number, step: 'answer' })
  expect(moved.status).toBe(200)
})

test('the same time again changes and mails nothing', async () => {
  const number = await send()
  expect((await change(number, '2027-03-01 09:00')).data).toEqual({ changed: 0 })
  const { told, events } = await stored(number)
  expect([told, events]).toEqual([[], []])
})

test('a change of times that have moved meanwhile is refused with the stored times', async () => {
  const number = await send()
  await change(number, '2027-03-02 10:30')
  const late = await change(number, '2027-03-03 08:00')
  expect(late).toMatchObject({
    status: 409,
    code: 'staleVersion',
    facts: { current: { lines: [{ line: 1, pickup_at: '2027-03-02 10:30', return_at: null }] } },
  })
  const { line, told } = await stored(number)
  expect(line?.pickup_at).toBe('2027-03-02 10:30')
  expect(told).toHaveLength(1)
  const seen = { pickup_at: '2027-03-02 10:30', return_at: null }
  expect((await change(number, '2027-03-03 08:00', {}, seen)).data).toEqual({ changed: 1 })
})

test.each([
  ['2027-03-01 04:00', { 'lines.0.pickup_at': ['early'] }],
  ['2027-03-07 09:00', { 'lines.0.pickup_at': ['closed'] }],
  ['måndag', { 'lines.0.pickup_at': ['format'] }],
])('%s is refused beside its field, and nothing is changed', async (pickup_at, errors) => {
  const number = await send()
  expect((await change(number, pickup_at)).errors).toEqual(errors)
  expect((await stored(number)).line?.pickup_at).toBe('2027-03-01 09:00')
})

test.each([[[2]], [[1, 1]]])('machines %j are not those of the case', async (numbers) => {
  const number = await send()
  const times = { pickup_at: '2027-03-02 10:30', return_at: null, from: sent }
  const lines = numbers.map((line) => ({ line, ...times }))
  const refused = await api.as(60).post('changeCaseTimes', { case_number: number, lines })
  expect(refused.errors).toEqual({ lines: ['reference'] })
})

test('faults are numbered as the machines were sent, stored times as in the case', async () => {
  const case_number = await send()
  const { row } = await stored(case_number)
  await addLine(api.db, row.id, { line: 2, pickup_at: sent.pickup_at })
  await change(case_number, '2027-03-02 10:30')
  const moved = { ...sent, pickup_at: '2027-03-02 10:30' }
  const asked = (first: object) =>
    api.as(60).post('changeCaseTimes', {
      case_number,
      lines: [
        { line: 2, ...sent, from: sent },
        { line: 1, ...moved, from: moved, ...first },
      ],
    })
  const closed = await asked({ pickup_at: '2027-03-07 09:00' })
  expect(closed.errors).toEqual({ 'lines.1.pickup_at': ['closed'] })
  expect((await asked({ from: sent })).facts).toMatchObject({
    current: { lines: [{ line: 1 }, { line: 2 }] },
  })
})

test('the times of a case that is over stay', async () => {
  const number = await send()
  await api.as(60).post('moveCase', { case_number: number, step: 'decline' })
  expect((await change(number, '2027-03-02 10:30')).errors).toEqual({ case_number: ['step'] })
})
