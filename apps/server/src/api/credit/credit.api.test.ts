import type { CreditBody } from '@minikran/contract/credit'
import type { RefusedForm } from '@minikran/contract/forms'
import { creditConsentVersion } from '@minikran/domain/validation/credit-form'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases, credit_applications } from '../../database/schema/cases.ts'
import { company } from '../../database/schema/content.ts'
import { mails } from '../../database/schema/mails.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const form: CreditBody = {
  lang: 'sv',
  now: 'whenever',
  corp_name: 'Glas AB',
  organisation_number: '556036-0793',
  corp_address: 'Kajgatan 4',
  corp_zip: '41104',
  corp_city: 'Göteborg',
  email_address: 'info@kund.example',
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  phone: '070-123 45 67',
  limit: 150_000,
  credit_text: 'Två <i>kranar</i> i <b>maj</b>.',
  consent: true,
}

type Sent = { status: number; body: Partial<RefusedForm> & { data: { case_number: string } } }
async function send(changes: object): Promise<Sent> {
  const response = await api.post('makeCreditApplication', { ...form, ...changes })
  return { status: response.status, body: (await response.json()) as Sent['body'] }
}

test('an application is stored with its consent, and its two mails are queued', async () => {
  const sent = await send({ lastname: 'Berg' })
  expect(sent.status).toBe(200)
  const stored = await caseOfNumber(api.db, sent.body.data.case_number)
  expect(stored).toMatchObject({
    kind: 'credit',
    state: 'received',
    depot_id: null,
    company: 'Glas AB',
    lastname: 'Berg',
    email_address: 'anna@kund.example',
  })
  const caseId = stored.id
  const [application] = await api.db
    .select()
    .from(credit_applications)
    .where(eq(credit_applications.case_id, caseId))
  expect(application).toMatchObject({
    organisation_number: '5560360793',
    corp_vat: 'SE556036079301',
    corp_zip: '411 04',
    email_address: 'info@kund.example',
    invoice_email: 'info@kund.example',
    limit_ore: 15_000_000,
    credit_text: 'Två kranar i <b>maj</b>.',
    consent_version: creditConsentVersion,
    client_now: 'whenever',
  })
  const outbox = await api.db.select().from(mails).where(eq(mails.case_id, caseId))
  expect(outbox.map(({ kind, to, reply_to }) => [kind, to, reply_to])).toEqual([
    ['credit-confirmation', 'anna@kund.example', 'info@demo.example'],
    ['credit-notification', 'info@demo.example', 'anna@kund.example'],
  ])
  expect(api.queued).toEqual(expect.arrayContaining(outbox.map(({ id }) => id)))
})

test.each([
  [
    'a wrong checksum',
    { organisation_number: '556036-0794' },
    'organisation_number',
    'organisationNumber',
  ],
  ["somebody else's VAT number", { corp_vat: 'SE202100548901' }, 'corp_vat', 'vatNumber'],
  ['no consent', { consent: false }, 'consent', 'consent'],
  ['a limit in words', { limit: 'mycket' }, 'limit', 'amount'],
  ['a limit beyond all', { limit: 20_000_001 }, 'limit', 'maxAmount'],
  ['a zip code of four digits', { corp_zip: '4110' }, 'corp_zip', 'zip'],
  ['consent in words', { consent: 'ja' }, 'consent', 'consent'],
  ['an unknown key', { role: 100 }, 'role', 'unknownKey'],
])('%s is refused by field and rule', async (_, change, field, rule) => {
  const { status, body } = await send(change)
  expect([status, body.count, body.errors]).toEqual([422, 1, { [field]: [rule] }])
})

test('a limit may be typed as text', async () => {
  expect((await send({ limit: '75 000 kr' })).status).toBe(200)
})

test('a new installation stores applications before it has an address of its own', async () => {
  await api.db.delete(company)
  const sent = await send({ lastname: 'Lund' })
  expect(sent.status).toBe(200)
  const queued = await api.db
    .select({ kind: mails.kind, reply_to: mails.reply_to })
    .from(mails)
    .innerJoin(cases, eq(cases.id, mails.case_id))
    .where(eq(cases.case_number, sent.body.data.case_number))
  expect(queued).toEqual([{ kind: 'credit-confirmation', reply_to: null }])
})
