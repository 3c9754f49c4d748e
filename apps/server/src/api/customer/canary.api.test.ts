import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnData } from '@minikran/contract/customer-profile'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  case_events,
  case_messages,
  case_uploads,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
  mails,
  participants,
  registrations,
} from '../../database/schema/cases.ts'
import { audit } from '../../database/schema/operations.ts'
import { account_tokens, companies, users } from '../../database/schema/people.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import { logInRole, logInUser } from '../../testing/sessions.ts'
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
/** A word of its own for each place that a person can stand in. */
const sign = () => {
  planted += 1
  return `kanarie-${String(planted).padStart(2, '0')}`
}

async function plant(userId: number) {
  const { db } = api
  const [company] = await db
    .insert(companies)
    .values({ corp_vat: sign(), corp_name: sign(), corp_address: sign(), email_address: sign() })
    .returning()
  await db
    .update(users)
    .set({
      firstname: sign(),
      lastname: sign(),
      phone: sign(),
      email_address: address,
      email_verified_at: new Date(0),
      company_id: company?.id ?? null,
    })
    .where(eq(users.id, userId))
  const inquiry = await plantCase('inquiry', userId)
  const registration = await plantCase('registration', userId)
  // Sent without being logged in: only the address says whose it is.
  const credit = await plantCase('credit', null)
  const machine = { request: 'repair' as const, make: 'Jekko', model: 'SPX312' }
  await db.insert(inquiries).values({
    case_id: inquiry,
    inquiry_text: sign(),
    client_now: sign(),
    delivery: { address: sign(), zip: sign(), distance_km: 3 },
    service: { ...machine, serial_number: sign() },
  })
  await db.insert(inquiry_lines).values({
    case_id: inquiry,
    line: 1,
    comment: sign(),
    fld_titles: [{ label: sign(), value: sign() }],
  })
  await db.insert(registrations).values({ case_id: registration, registration_text: sign() })
  const colleague = { firstname: sign(), lastname: sign(), email_address: sign() }
  await db.insert(participants).values({ case_id: registration, ...colleague })
  await db.insert(credit_applications).values({
    case_id: credit,
    organisation_number: sign(),
    corp_vat: sign(),
    corp_name: sign(),
    corp_address: sign(),
    corp_zip: sign(),
    corp_city: sign(),
    invoice_email: sign(),
    credit_text: sign(),
    consent_at: new Date(0),
    consent_version: '2026-11',
  })
  await db.insert(case_messages).values([
    { case_id: inquiry, from_customer: true, user_id: userId, message: sign() },
    { case_id: inquiry, from_customer: false, internal: true, message: sign() },
  ])
  await db.insert(case_events).values({ case_id: inquiry, kind: 'note', details: { who: sign() } })
  const mail = { lang: 'sv' as const, message_id: '', kind: 'case-state' }
  await db.insert(mails).values([
    { ...mail, case_id: inquiry, to: sign(), reply_to: sign(), message_id: '1' },
    { ...mail, user_id: userId, to: sign(), last_error: sign(), message_id: '2' },
    { ...mail, to: address.toUpperCase(), last_error: sign(), message_id: '3' },
  ])
  await db.insert(audit).values({
    user_id: userId,
    action: 'loggedIn',
    item: 'user',
    item_id: String(userId),
    changes: { name: sign() },
    address: sign(),
  })
  await plantTrail(userId, company?.id ?? 0)
  await db.insert(account_tokens).values({
    token_hash: 'x',
    user_id: userId,
    kind: 'email',
    email_address: sign(),
    expires_at: new Date(0),
  })
  await plantElsewhere()
  await plantPicture(inquiry)
}

const officeAddress = '203.0.113.77'

/** What the office did to the account and its company, from the office's own network. */
async function plantTrail(userId: number, companyId: number) {
  const { user: desk } = await logInRole(api.db, 90)
  const byDesk = { user_id: desk.id, action: 'updated', address: officeAddress }
  await api.db.insert(audit).values([
    { ...byDesk, item: 'users', item_id: String(userId), changes: { name: sign() } },
    { ...byDesk, item: 'companies', item_id: String(companyId), changes: { name: sign() } },
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
      company: sign(),
      firstname: sign(),
      lastname: sign(),
      email_address: userId === null ? address.toUpperCase() : sign(),
      phone: sign(),
    })
    .returning()
  return stored?.id ?? 0
}

/** Somebody else's registration, in which this person takes part. */
async function plantElsewhere() {
  const { user } = await logInRole(api.db, 20)
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
    { case_id, firstname: sign(), lastname: sign(), email_address: address },
    { case_id, firstname: 'Johan', lastname: 'Bergman', email_address: 'johan@kund.example' },
  ])
}

async function plantPicture(case_id: number) {
  const image_file = `${sign()}.jpg`
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
const erase = (given: string) =>
  api.ask('/api/customer/eraseAccount', {
    method: 'POST',
    body: JSON.stringify({ password: given }),
    headers: { 'content-type': 'application/json', ...canary.headers },
  })
const exported = async () => {
  const response = await api.ask('/api/customer/getOwnData', { headers: canary.headers })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return ((await response.json()) as { data: OwnData }).data
}

test('the export finds a person in every place, and opens no door', async () => {
  expect(planted).toBeGreaterThan(20)
  expect(found(await wholeDatabase()).size).toBe(planted)
  const data = await exported()
  expect([...found(JSON.stringify(data))].sort()).toEqual(
    Array.from({ length: planted }, (_, at) => `kanarie-${String(at + 1).padStart(2, '0')}`),
  )
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|password_hash|totp_secret/)
  expect(JSON.stringify(data)).not.toContain('Johan')
  // From where somebody else has looked is that person's.
  expect(JSON.stringify(data)).not.toContain(officeAddress)
})

test('erasing asks for the password', async () => {
  const refused = await erase('fel')
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'validationFailed', errors: { password: ['wrong'] } }),
  ])
  expect(found(await wholeDatabase()).size).toBe(planted)
})

test('erasing leaves the books without the person, and the person nowhere', async () => {
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
  const [other] = await api.db.select().from(users).where(eq(users.role, 20))
  expect(other?.firstname).toBe('Johan')
})

test('after that the account is gone: session, log-in and trail say so', async () => {
  const profile = await api.ask('/api/customer/getProfileObj', { headers: canary.headers })
  expect(profile.status).toBe(401)
  const [user] = await api.db.select().from(users).where(eq(users.id, canary.userId))
  expect(user).toMatchObject({ password_hash: null, email_address: '' })
  expect(user?.anonymised_at).not.toBe(null)
  const trail = await api.db.select().from(audit).where(eq(audit.user_id, canary.userId))
  expect(trail.map(({ action }) => action)).toContain('user.erase')
  expect(trail.every(({ address: from }) => from === null || from === '')).toBe(true)
})
