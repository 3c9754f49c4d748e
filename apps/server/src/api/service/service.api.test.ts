import type { RefusedForm } from '@minikran/contract/forms'
import type { ServiceBody } from '@minikran/contract/service'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depots } from '../../database/schema/depots.ts'
import { mails } from '../../database/schema/mails.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'
import { logInRole } from '../../testing/sessions.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const form: ServiceBody = {
  lang: 'sv',
  request: 'sparePart',
  depot_id: 1,
  make: 'Jekko',
  model: 'SPX312',
  serial_number: '312-0457',
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  inquiry_text: 'En <i>packning</i> till <b>stödbenet</b>.',
}
const service = { request: 'sparePart', make: 'Jekko', model: 'SPX312', serial_number: '312-0457' }

type Answer = Partial<RefusedForm> & { data: { case_number: string } }
async function send(change: object = {}, headers: Record<string, string> = {}) {
  const answered = await api.ask('/api/site/makeServiceRequest', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...form, ...change }),
  })
  return { status: answered.status, body: (await answered.json()) as Answer }
}

test('a service request is a case of the depot with its two mails', async () => {
  const sent = await send()
  expect(sent.status).toBe(200)
  const stored = await caseOfNumber(api.db, sent.body.data.case_number)
  expect(stored).toMatchObject({ kind: 'service', state: 'received', depot_id: 1 })
  const [depot] = await api.db.select().from(depots).where(eq(depots.id, 1))
  const written = await api.db.select().from(mails).where(eq(mails.case_id, stored.id))
  expect(written.map(({ kind, to }) => [kind, to])).toEqual([
    ['service-confirmation', 'anna@kund.example'],
    ['service-notification', depot?.email_address],
  ])
})

test('staff and the customer read what is asked for', async () => {
  const { headers } = await logInRole(api.db, 10)
  const { case_number } = (await send({}, headers)).body.data
  const inOffice = await api.as(60).get(`getCaseObj?case_number=${case_number}`)
  expect(inOffice.data).toMatchObject({
    kind: 'service',
    service,
    text: 'En packning till <b>stödbenet</b>.',
    lines: [],
  })
  const found = await api.ask(`/api/customer/getCaseObj?case_number=${case_number}`, { headers })
  expect(((await found.json()) as { data: object }).data).toMatchObject({ service })
  const listed = await api.as(60).get('getCasesArr?kind=service')
  expect(listed.list.map((one) => one['kind'])).toContain('service')
})

test.each([
  ['no request', { request: null }, 'request', 'required'],
  ['another request', { request: 'paint' }, 'request', 'format'],
  ['no make', { make: '' }, 'make', 'required'],
  ['an unknown depot', { depot_id: 9_999 }, 'depot_id', 'notFound'],
  ['a picture of nobody', { uploads: ['x'] }, 'uploads', 'notFound'],
  ['an unknown key', { role: 100 }, 'role', 'unknownKey'],
])('%s is refused by field and rule', async (_, change, field, rule) => {
  const { status, body } = await send(change)
  expect([status, body.errors]).toEqual([422, { [field]: [rule] }])
})

test('a repeat with its key is one case', async () => {
  const headers = { 'idempotency-key': 'service-1' }
  expect((await send({}, headers)).body.data).toEqual((await send({}, headers)).body.data)
})
