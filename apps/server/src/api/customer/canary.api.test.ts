import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnData } from '@minikran/contract/customer-profile'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_uploads } from '../../database/schema/case-files.ts'
import {
  case_events,
  case_messages,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
} from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit } from '../../database/schema/operations.ts'
import { account_tokens, companies, users } from '../../database/schema/people.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import { logInRole, logInUser } from '../../testing/sessions.ts'
import { userOfRole } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

const password = 'Lyft-trygg-2026'
const address = 'kanarie@kund.example'

let api: TestApi
let canary: Awaited<ReturnType<typeof logInUser>>
let picture = ''
beforeAll(async () => {
  api = await createTestApi()
  const { user } = await logInRole(api.db, 10)
  canary = await logInUser(api.db, user.id)
  await plant(user.id)
})
afterAll(() => api.close())

let planted = 0
/** A different word for each column that can hold personal data. */
const canaryWord = () => {
  planted += 1
  return `kanarie-${String(planted).padStart(2, '0')}`
}

async function plant(userId: number) {
  const { db } = api
  const [company] = await db
    .insert(companies)
    .values({
      corp_vat: canaryWord(),
      corp_name: canaryWord(),
      corp_address: canaryWord(),
      email_address: canaryWord(),
    })
    .returning()
  await db
    .update(users)
    .set({
      firstname: canaryWord(),
      lastname: canaryWord(),
      phone: canaryWord(),
      email_address: address,
      email_verified_at: new Date(0),
      company_id: company?.id ?? null,
    })
    .where(eq(users.id, userId))
  const inquiry = await plantCase('inquiry', userId)
  const registration = await plantCase('registration', userId)
  // Sent without an account: only the address connects it to the person.
  const credit = await plantCase('credit', null)
  const machine = { request: 'repair' as const, make: 'Jekko', model: 'SPX312' }
  await db.insert(inquiries).values({
    case_id: inquiry,
    inquiry_text: canaryWord(),
    client_now: canaryWord(),
    delivery: { address: canaryWord(), zip: canaryWord(), distance_km: 3 },
    service: { ...machine, serial_number: canaryWord() },
  })
  await db.insert(inquiry_lines).values({
    case_id: inquiry,
    line: 1,
    comment: canaryWord(),
    fld_titles: [{ label: canaryWord(), value: canaryWord() }],
  })
  await db.insert(registrations).values({ case_id: registration, registration_text: canaryWord() })
  const colleague = { firstname: canaryWord(), lastname: canaryWord(), email_address: canaryWord() }
  await db.insert(participants).values({ case_id: registration, ...colleague })
  await db.insert(credit_applications).values({
    case_id: credit,
    organisation_number: canaryWord(),
    corp_vat: canaryWord(),
    corp_name: canaryWord(),
    corp_address: canaryWord(),
    corp_zip: canaryWord(),
    corp_city: canaryWord(),
    invoice_email: canaryWord(),
    credit_text: canaryWord(),
    consent_at: new Date(0),
    consent_version: '2026-11',
  })
  await db.insert(case_messages).values([
    { case_id: inquiry, from_customer: true, user_id: userId, message: canaryWord() },
    { case_id: inquiry, from_customer: false, internal: true, message: canaryWord() },
  ])
  await db
    .insert(case_events)
    .values({ case_id: inquiry, kind: 'note', details: { who: canaryWord() } })
  const mail = { lang: 'sv' as const, message_id: '', kind: 'case-state' }
  await db.insert(mails).values([
    { ...mail, case_id: inquiry, to: canaryWord(), reply_to: canaryWord(), message_id: '1' },
    { ...mail, user_id: userId, to: canaryWord(), last_error: canaryWord(), message_id: '2' },
    { ...mail, to: address.toUpperCase(), last_error: canaryWord(), message_id: '3' },
  ])
  await db.insert(audit).values({
    user_id: userId,
    action: 'loggedIn',
    item: 'user',
    item_id: String(userId),
    changes: { name: canaryWord() },
    address: canaryWord(),
  })
  await plantTrail(userId, company?.id ?? 0)
  await db.insert(account_tokens).values({
    token_hash: 'x',
    user_id: userId,
    kind: 'email',
    email_address: canaryWord(),
    expires_at: new Date(0),
  })
  await plantElsewhere()
  await plantPicture(inquiry)
}

const officeAddress = '203.0.113.77'

/** Audit rows of changes by the staff to the account and its company. */
async function plantTrail(userId: number, companyId: number) {
  const { user: desk } = await logInRole(api.db, 90)
  const byDesk = { user_id: desk.id, action: 'updated', address: officeAddress }
  await api.db.insert(audit).values([
    { ...byDesk, item: 'users', item_id: String(userId), changes: { name: canaryWord() } },
    { ...byDesk, item: 'companies', item_id: String(companyId), changes: { name: canaryWord() } },
  ])
}

async function plantCase(kind: 'inquiry' | 'registration' | 'credit', userId: number | null) {
  const [stored] = await api.db
    .insert(cases)
    .values({
      case_number: `MK-2026-9000${planted}`,
      kind,
      lang: 'sv',
      user_id: userId,
      company: canaryWord(),
      firstname: canaryWord(),
      lastname: canaryWord(),
      email_address: userId === null ? address.toUpperCase() : canaryWord(),
      phone: canaryWord(),
    })
    .returning()
  return stored?.id ?? 0
}

/** A registration by somebody else that includes this person, and a company that names their address. */
async function plantElsewhere() {
  const { user } = await logInRole(api.db, 20)
  await plantOthersCompany(user.id)
  const [stored] = await api.db
    .insert(cases)
    .values({
      case_number: 'MK-2026-800000',
      kind: 'registration',
      lang: 'sv',
      user_id: user.id,
      firstname: 'Johan',
      lastname: 'Bergman',
      email_address: 'johan@kund.example',
    })
    .returning()
  const case_id = stored?.id ?? 0
  await api.db.insert(registrations).values({ case_id })
  await api.db.insert(participants).values([
    { case_id, firstname: canaryWord(), lastname: canaryWord(), email_address: address },
    { case_id, firstname: 'Johan', lastname: 'Bergman', email_address: 'johan@kund.example' },
  ])
}

async function plantOthersCompany(user_id: number) {
  const company = { corp_name: 'Bergman AB', corp_address: '', corp_zip: '', corp_city: '' }
  await api.db
    .insert(companies)
    .values({ ...company, corp_vat: 'SE556016068001', email_address: address.toUpperCase() })
  const johan = { firstname: 'Johan', lastname: 'Bergman', email_address: 'johan@kund.example' }
  const [stored] = await api.db
    .insert(cases)
    .values({ case_number: 'MK-2026-800001', kind: 'credit', lang: 'sv', user_id, ...johan })
    .returning()
  await api.db.insert(credit_applications).values({
    ...company,
    case_id: stored?.id ?? 0,
    organisation_number: '5560160680',
    email_address: address,
    invoice_email: address.toUpperCase(),
    consent_at: new Date(0),
    consent_version: '2026-11',
  })
}

async function plantPicture(case_id: number) {
  const image_file = `${canaryWord()}.jpg`
  picture = join(api.uploadFolder, caseUploadKey(image_file))
  await mkdir(join(api.uploadFolder, 'cases'), { recursive: true })
  await writeFile(picture, 'jpeg')
  await api.db.insert(case_uploads).values({ case_id, image_file, bytes: 4, width: 1, height: 1 })
}

/** Every row of every table as text. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await api.db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await api.db.execute<{ text: string | null }>(
        sql.raw(`select string_agg(t::text, e'\n') as text from ${name} t`),
      )
      return `${name}\n${rows[0]?.text ?? ''}`
    }),
  )
  return texts.join('\n')
}

const found = (text: string) => new Set(text.match(/kanarie-\d\d/g) ?? [])
const erase = (typed: string) =>
  api.ask('/api/customer/eraseAccount', {
    method: 'POST',
    body: JSON.stringify({ password: typed }),
    headers: { 'content-type': 'application/json', ...canary.headers },
  })
const exported = async () => {
  const response = await api.ask('/api/customer/getOwnData', { headers: canary.headers })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return ((await response.json()) as { data: OwnData }).data
}

test('the export has the person’s data from every table, without secrets', async () => {
  expect(planted).toBeGreaterThan(20)
  expect(found(await wholeDatabase()).size).toBe(planted)
  const data = await exported()
  expect([...found(JSON.stringify(data))].sort()).toEqual(
    Array.from({ length: planted }, (_, at) => `kanarie-${String(at + 1).padStart(2, '0')}`),
  )
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|password_hash|totp_secret/)
  expect(JSON.stringify(data)).not.toContain('Johan')
  // The network address of the staff is not the person's data.
  expect(JSON.stringify(data)).not.toContain(officeAddress)
})

test('erasing requires the password', async () => {
  const refused = await erase('fel')
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'validationFailed', errors: { password: ['wrong'] } }),
  ])
  expect(found(await wholeDatabase()).size).toBe(planted)
})

test('erasing keeps the cases for bookkeeping and removes the person everywhere', async () => {
  const before = await api.db.select().from(cases)
  const done = await erase(password)
  expect(done.status).toBe(200)
  expect(done.headers.get('set-cookie')).toMatch(/^__Host-auth=; Max-Age=0/)
  const left = await wholeDatabase()
  expect([...found(left)]).toEqual([])
  expect(left.toLowerCase()).not.toContain(address)
  expect(existsSync(picture)).toBe(false)
  const after = await api.db.select().from(cases)
  expect(after.map(({ case_number }) => case_number).sort()).toEqual(
    before.map(({ case_number }) => case_number).sort(),
  )
  expect((await userOfRole(api.db, 20)).firstname).toBe('Johan')
})

test('after erasing the session is invalid and the erasure is in the audit', async () => {
  const profile = await api.ask('/api/customer/getProfileObj', { headers: canary.headers })
  expect(profile.status).toBe(401)
  const [user] = await api.db.select().from(users).where(eq(users.id, canary.userId))
  expect(user).toMatchObject({ password_hash: null, email_address: '' })
  expect(user?.anonymised_at).not.toBe(null)
  const trail = await api.db.select().from(audit).where(eq(audit.user_id, canary.userId))
  expect(trail.map(({ action }) => action)).toContain('user.erase')
  expect(trail.every(({ address: from }) => from === null || from === '')).toBe(true)
})
