import type { AdminCase } from '@minikran/contract/admin-cases'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseCasesOfAddress } from '../../../accounts/erase-person.ts'
import { case_events, cases } from '../../../database/schema/cases.ts'
import { mails } from '../../../database/schema/mails.ts'
import { audit } from '../../../database/schema/operations.ts'
import { companies, users } from '../../../database/schema/people.ts'
import { loadCaseFacts } from '../../../mail/load-case-facts.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { nowMs } from '../../../testing/clock.ts'
import { caseOfNumber } from '../../../testing/stored-rows.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'

const economy = 70

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const form = {
  lang: 'en',
  corp_name: 'Glas AB',
  corp_address: 'Kajgatan 4',
  corp_zip: '41104',
  corp_city: 'Göteborg',
  email_address: 'info@kund.example',
  firstname: 'Anna',
  lastname: 'Svensson',
  limit: 150_000,
  consent: true,
}

async function apply(email: string, organisation_number: string): Promise<string> {
  const sent = await api.post('makeCreditApplication', { ...form, email, organisation_number })
  const { data } = (await sent.json()) as { data: { case_number: string } }
  return data.case_number
}
const decide = (case_number: string, decision: object, role = economy) =>
  api.as(role).post('decideCredit', { case_number, ...decision })
const approve = (number: string, limit = 100_000, role = economy) =>
  decide(number, { decision: 'approve', limit }, role)
const caseOf = (number: string) => caseOfNumber(api.db, number)
const companyOf = (corp_vat: string) =>
  api.db.select().from(companies).where(eq(companies.corp_vat, corp_vat))
const mailsOf = async (number: string, kind: string) => {
  const { id } = await caseOf(number)
  return api.db
    .select()
    .from(mails)
    .where(and(eq(mails.case_id, id), eq(mails.kind, kind)))
}

test('approved, a new company has its limit and the contact an invitation', async () => {
  const number = await apply('anna@kund.example', '556036-0793')
  const before = (await api.as(economy).get(`getCaseObj?case_number=${number}`))
    .data as unknown as AdminCase
  expect(before.decision).toMatchObject({ company: null, account: null, approved_limit: null })
  expect(before.credit?.limit).toBe(150_000)
  expect(before.steps).toEqual(['answer'])
  const done = await approve(number)
  expect([done.status, done.data]).toMatchObject([200, { state: 'confirmed', invited: true }])
  const [company] = await companyOf('SE556036079301')
  expect(company).toMatchObject({ corp_name: 'Glas AB', credit_limit_ore: 10_000_000 })
  const [contact] = await api.db
    .select()
    .from(users)
    .where(eq(users.email_address, 'anna@kund.example'))
  expect(contact).toMatchObject({ role: 10, company_id: company?.id, locale: 'en' })
  const invitations = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.user_id, contact?.id ?? 0), eq(mails.kind, 'account-invitation')))
  expect(invitations).toMatchObject([{ lang: 'en', to: 'anna@kund.example' }])
  const [told, ...others] = await mailsOf(number, 'case-state')
  expect(others).toEqual([])
  expect(told).toMatchObject({ lang: 'en', details: { state: 'confirmed' } })
  const { id: caseId } = await caseOf(number)
  const facts = { caseId, lang: 'en', publicUrl: '', details: told?.details ?? {} } as const
  expect(await loadCaseFacts(api.db, facts)).toMatchObject({ approvedLimitOre: 10_000_000 })
  const after = (await api.as(economy).get(`getCaseObj?case_number=${number}`))
    .data as unknown as AdminCase
  expect(after.decision).toMatchObject({
    company: { id: company?.id, credit_limit: 100_000 },
    account: { id: contact?.id, has_password: false },
    approved_limit: 100_000,
  })
  const trail = await api.db
    .select({ action: audit.action })
    .from(audit)
    .where(and(eq(audit.item, 'case'), eq(audit.item_id, String(caseId))))
  expect(trail.map(({ action }) => action)).toContain('credit.approve')
})

test('a company that the books know in another spelling gets the new limit', async () => {
  const [known] = await api.db
    .insert(companies)
    .values({
      corp_vat: '556016-0680',
      corp_name: 'Lyft AB',
      email_address: 'lyft@kund.example',
      confirmed: true,
    })
    .returning()
  const number = await apply('role10@demo.example', '5560160680')
  const done = await approve(number, 80_000)
  expect(done.data).toMatchObject({ company_id: known?.id, invited: false })
  expect(await companyOf('556016-0680')).toMatchObject([
    { credit_limit_ore: 8_000_000, email_address: 'lyft@kund.example', version: 2 },
  ])
  const shown = await api.as(economy).get(`getCompanyCustomerObj?id=${known?.id}`)
  expect(shown.data).toMatchObject({ credit_limit: 80_000 })
  const [contact] = await api.db
    .select()
    .from(users)
    .where(eq(users.email_address, 'role10@demo.example'))
  expect(contact?.company_id).toBe(known?.id)
})

test('a company that somebody only claims, or that was deleted, is neither matched nor given the limit', async () => {
  const corp_vat = 'SE556074308901'
  const claim = async (role: number) => {
    const [made] = await api.db
      .insert(companies)
      .values({ corp_vat, corp_name: `Påstådd av ${role}` })
      .returning()
    await api.db
      .update(users)
      .set({ company_id: made?.id ?? null })
      .where(eq(users.email_address, `role${role}@demo.example`))
    return made?.id
  }
  const deleted = {
    corp_vat,
    corp_name: 'Borttagen AB',
    confirmed: true,
    deleted_at: new Date(nowMs()),
  }
  await api.db.insert(companies).values(deleted)
  const attacker = await claim(30)
  const applicant = await claim(20)
  const number = await apply('role20@demo.example', '556074-3089')
  const asked = await api.as(economy).get(`getCaseObj?case_number=${number}`)
  expect((asked.data as unknown as AdminCase).decision).toMatchObject({
    applied: {
      corp_name: 'Glas AB',
      corp_vat,
      corp_zip: '411 04',
      email_address: form.email_address,
    },
    company: null,
    account: { company: { id: applicant, confirmed: false } },
  })
  const company_id = Number((await approve(number)).data['company_id'])
  const made = await companyOf(corp_vat)
  expect(made.find(({ id }) => id === attacker)).toMatchObject({
    credit_limit_ore: null,
    confirmed: false,
  })
  expect(made.find(({ id }) => id === applicant)?.deleted_at).not.toBeNull()
  expect(made.find(({ id }) => id === company_id)).toMatchObject({
    corp_name: 'Glas AB',
    credit_limit_ore: 10_000_000,
    confirmed: true,
  })
  const [contact] = await api.db
    .select()
    .from(users)
    .where(eq(users.email_address, 'role20@demo.example'))
  expect(contact).toMatchObject({ company_id, edits_company: false })
})

test('the contact of a deleted company joins the one that applied', async () => {
  const deleted = { corp_vat: 'SE556999111301', corp_name: 'Nedlagd AB', confirmed: true }
  const [former] = await api.db
    .insert(companies)
    .values({ ...deleted, deleted_at: new Date(nowMs()) })
    .returning()
  const isContact = eq(users.email_address, 'role40@demo.example')
  await api.db
    .update(users)
    .set({ company_id: former?.id ?? null })
    .where(isContact)
  const number = await apply('role40@demo.example', '556703-7485')
  const { company_id } = (await approve(number)).data
  const [contact] = await api.db.select().from(users).where(isContact)
  expect(contact).toMatchObject({ company_id })
})

test('decided twice it is decided once, and another decision comes too late', async () => {
  const number = await apply('twice@kund.example', '202100-5489')
  const both = await Promise.all([approve(number), approve(number, 100_000, 90)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await approve(number)).status).toBe(200)
  expect((await approve(number, 50_000)).errors).toEqual({ limit: ['decided'] })
  const late = await decide(number, { decision: 'decline', reason: 'Nej' })
  expect([late.status, late.errors]).toEqual([422, { decision: ['decided'] }])
  expect(await mailsOf(number, 'case-state')).toHaveLength(1)
  expect(await companyOf('SE202100548901')).toHaveLength(1)
  const events = await api.db
    .select()
    .from(case_events)
    .where(eq(case_events.case_id, (await caseOf(number)).id))
  expect(events.map(({ state }) => state)).toEqual(['received', 'confirmed'])
})

test('two applications of one company at once make one company', async () => {
  const numbers = [
    await apply('ett@kund.example', '212000-0142'),
    await apply('tva@kund.example', '212000-0142'),
  ]
  const done = await Promise.all(numbers.map((number) => approve(number)))
  expect(done.map(({ status }) => status)).toEqual([200, 200])
  expect(await companyOf('SE212000014201')).toHaveLength(1)
})

test('of two applications of one new person at once, the first company keeps the person', async () => {
  const numbers = [
    await apply('bada@kund.example', '212000-0142'),
    await apply('bada@kund.example', '556036-0793'),
  ]
  const done = await Promise.all(numbers.map((number) => approve(number)))
  expect(done.map(({ status }) => status)).toEqual([200, 200])
  const [person] = await api.db
    .select({ version: users.version })
    .from(users)
    .where(eq(users.email_address, 'bada@kund.example'))
  expect(person).toEqual({ version: 2 })
})

test('a refusal has a reason, which the customer reads', async () => {
  const number = await apply('nej@kund.example', '232100-0016')
  expect((await decide(number, { decision: 'decline' })).errors).toEqual({ reason: ['required'] })
  expect((await decide(number, { decision: 'approve' })).errors).toEqual({ limit: ['required'] })
  // More than the form of a company takes.
  expect((await approve(number, 20_000_001)).errors).toEqual({ limit: ['max'] })
  const done = await decide(number, { decision: 'decline', reason: 'För ungt bolag.' })
  expect(done.data).toMatchObject({ state: 'declined', company_id: null })
  expect(await mailsOf(number, 'case-state')).toMatchObject([
    { details: { state: 'declined', reason: 'För ungt bolag.' } },
  ])
  expect(await companyOf('SE232100001601')).toEqual([])
  expect((await caseOf(number)).state).toBe('declined')
})

test('the staff of an applying address keeps its account as it is', async () => {
  const number = await apply('role60@demo.example', '212000-1355')
  expect((await approve(number)).data).toMatchObject({ invited: false })
  const [staff] = await api.db
    .select()
    .from(users)
    .where(eq(users.email_address, 'role60@demo.example'))
  expect(staff?.company_id).toBeNull()
})

test('credit is decided by whoever may, of applications only, and by no step', async () => {
  const number = await apply('fel@kund.example', '212000-1355')
  expect((await approve(number, 1_000, 60)).status).toBe(403)
  expect((await approve(number, 1_000, 80)).status).toBe(403)
  const step = await api.as(economy).post('moveCase', { case_number: number, step: 'confirm' })
  expect([step.status, step.errors]).toEqual([422, { step: ['step'] }])
  const inquiry = await api.post('makeInquery', {
    depot_id: 1,
    firstname: 'Karin',
    lastname: 'Lindqvist',
    email: 'karin@kund.example',
    pickup_at: '2027-03-01 09:00',
    lang: 'sv',
  })
  const { data } = (await inquiry.json()) as { data: { case_number: string } }
  expect((await approve(data.case_number)).status).toBe(404)
  const declined = await api.as(60).post('moveCase', {
    case_number: data.case_number,
    step: 'decline',
    reason: 'Kranen är uthyrd.',
  })
  expect(declined.status).toBe(200)
  expect(await mailsOf(data.case_number, 'case-state')).toMatchObject([
    { details: { reason: 'Kranen är uthyrd.' } },
  ])
})

test('a decision locks the account before the company, as a customer who saves the company does', async () => {
  const [company] = await api.db
    .insert(companies)
    .values({ corp_vat: 'SE556012579001', corp_name: 'Kran AB', confirmed: true })
    .returning()
  const number = await apply('role30@demo.example', '556012-5790')
  const deciding = await api.db.transaction(async (tx) => {
    await tx.execute(sql`
      select id from ${users} where email_address = 'role30@demo.example' for update`)
    const decided = approve(number)
    await untilWaiting(api.db)
    await tx.execute(sql`
      select id from ${companies} where id = ${company?.id} for update nowait`)
    await tx.execute(sql`
      select id from ${cases} where case_number = ${number} for update nowait`)
    return { decided }
  })
  expect((await deciding.decided).data).toMatchObject({ state: 'confirmed' })
})

test('a decision waits for a step that the applicant takes, not the other way round', async () => {
  const number = await apply('role20@demo.example', '556012-5790')
  const deciding = await api.db.transaction(async (tx) => {
    const [held] = await tx.select().from(cases).where(eq(cases.case_number, number)).for('update')
    const decided = approve(number)
    await untilWaiting(api.db)
    await tx.insert(case_events).values({
      case_id: held?.id ?? 0,
      kind: 'message',
      created_by: sql`(select id from ${users} where email_address = 'role20@demo.example')`,
    })
    return { decided }
  })
  expect((await deciding.decided).data).toMatchObject({ state: 'confirmed' })
})

test('an application whose sender was erased is not approved, but can be declined', async () => {
  const number = await apply('bort@kund.example', '556016-0680')
  await api.db.transaction((tx) =>
    eraseCasesOfAddress(tx, { address: 'bort@kund.example', now: new Date(nowMs() + 60_000) }),
  )
  const before = await api.db.$count(users)
  expect((await approve(number)).errors).toEqual({ decision: ['senderErased'] })
  expect([await api.db.$count(users), await companyOf('')]).toEqual([before, []])
  const declined = await decide(number, { decision: 'decline', reason: 'Avsändaren är borta.' })
  expect(declined.data).toMatchObject({ state: 'declined' })
})
