import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { case_uploads } from '../database/schema/case-files.ts'
import { case_events, case_messages, cases, participants } from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { audit } from '../database/schema/operations.ts'
import { account_tokens, sessions, users } from '../database/schema/people.ts'
import { diskStorage } from '../media/disk-storage.ts'
import { removeStrayFiles } from '../media/remove-stray-files.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { lastRun } from './last-run.ts'
import { runRetention } from './retention.ts'
import { runHousekeeping } from './run-housekeeping.ts'
import { addLine, courseAt, registerFor, storeCase } from './stored-case.fixture.ts'

const now = Date.parse('2029-06-01T03:00:00Z')
const ago = (days: number) => new Date(now - days * 86_400_000)
const twoYears = 24 * 31
let database: TestDatabase
let uploadFolder: string

beforeAll(async () => {
  database = await createTestDatabase()
  uploadFolder = await mkdtemp(join(tmpdir(), 'minikran-retention-'))
})
afterAll(async () => {
  await database.close()
  await rm(uploadFolder, { recursive: true })
})
beforeEach(async () => {
  await database.db.delete(cases)
  await database.db.delete(audit)
})

const services = (at = now) => ({
  db: database.db,
  log: pino({ level: 'silent' }),
  now: () => at,
})
const run = () => runRetention(services())
const caseIds = async () =>
  (await database.db.select({ id: cases.id }).from(cases).orderBy(cases.id)).map(({ id }) => id)

test('on 29 February no case is deleted before its 24 months are over', async () => {
  const { db } = database
  await storeCase(db, { at: new Date('2026-02-27T23:00:00Z') })
  const young = await storeCase(db, { at: new Date('2026-03-01T01:00:00Z') })
  await runRetention(services(Date.parse('2028-02-29T03:00:00Z')))
  expect(await caseIds()).toEqual([young])
})

test('a case that was never confirmed is deleted with its rows 24 months after its last day', async () => {
  const { db } = database
  const old = await storeCase(db, { at: ago(twoYears) })
  const declined = await storeCase(db, { at: ago(twoYears), state: 'declined' })
  const young = await storeCase(db, { at: ago(700) })
  const withMessage = await storeCase(db, { at: ago(twoYears) })
  await db
    .insert(case_messages)
    .values({ case_id: withMessage, from_customer: true, message: 'Hej', created_at: ago(10) })
  const withPickup = await storeCase(db, { at: ago(twoYears) })
  await addLine(db, withPickup, { pickup_at: '2029-07-01 09:00' })
  const withReturn = await storeCase(db, { at: ago(twoYears) })
  await addLine(db, withReturn, { pickup_at: '2027-03-01 09:00', return_at: '2029-07-01 15:00' })
  await addLine(db, old, { pickup_at: '2027-03-01 09:00', return_at: '2027-03-05 15:00' })
  const withCourse = await storeCase(db, { at: ago(twoYears), kind: 'registration' })
  const productId = await courseAt(db, '2029-07-01 08:00')
  await registerFor(db, { caseId: withCourse, productId, waiting: [true] })
  await db.insert(mails).values({
    case_id: declined,
    kind: 'inquiry-confirmation',
    to: 'kanariefagel@kund.example',
    lang: 'sv',
    message_id: randomUUID(),
  })
  expect(await run()).toMatchObject({ quiet_cases: 2, anonymised_cases: 0 })
  expect(await caseIds()).toEqual([young, withMessage, withPickup, withReturn, withCourse])
  expect(await db.select().from(mails).where(eq(mails.case_id, declined))).toEqual([])
})

test('a confirmed case is anonymised, and deleted when bookkeeping no longer needs it', async () => {
  const { db } = database
  const closed = await storeCase(db, { at: ago(twoYears), state: 'closed' })
  await addLine(db, closed, { pickup_at: '2027-03-01 09:00', comment: 'Ring Kanariefågel' })
  await db
    .insert(case_messages)
    .values({ case_id: closed, from_customer: true, message: 'Kanariefågel', created_at: ago(740) })
  const declinedLater = await storeCase(db, { at: ago(twoYears), state: 'declined' })
  await db.insert(case_events).values({
    case_id: declinedLater,
    kind: 'stateChanged',
    state: 'confirmed',
    created_at: ago(740),
  })
  const registration = await storeCase(db, {
    at: ago(4 * 365),
    state: 'confirmed',
    kind: 'registration',
  })
  const productId = await courseAt(db, '2026-02-01 08:00')
  await registerFor(db, { caseId: registration, productId, waiting: [false] })
  expect(await run()).toMatchObject({ quiet_cases: 0, anonymised_cases: 3, booked_cases: 0 })
  expect(await run()).toMatchObject({ anonymised_cases: 0 })
  const remaining = await db.select().from(cases).orderBy(cases.id)
  expect(remaining.map(({ id }) => id)).toEqual([closed, declinedLater, registration])
  expect(remaining[0]).toMatchObject({
    company: 'Glas AB',
    depot_id: 1,
    anonymised_at: new Date(now),
  })
  const everything = await Promise.all(
    ['cases', 'inquiries', 'inquiry_lines', 'participants', 'case_messages', 'mails'].map((table) =>
      db.execute(sql`select * from ${sql.identifier(table)}`),
    ),
  )
  expect(JSON.stringify(everything.map(({ rows }) => rows))).not.toMatch(/kanarief/i)
  expect(await db.select().from(participants)).toHaveLength(1)
  const lastOfSeven = Date.parse('2033-12-31T03:00:00Z')
  expect(await runRetention(services(lastOfSeven))).toMatchObject({ booked_cases: 0 })
  const sevenYearsLater = Date.parse('2034-01-02T03:00:00Z')
  expect(await runRetention(services(sevenYearsLater))).toMatchObject({ booked_cases: 1 })
  expect(await runRetention(services(Date.parse('2035-01-02T03:00:00Z')))).toMatchObject({
    booked_cases: 2,
  })
  expect(await caseIds()).toEqual([])
})

test('pictures are deleted with their case', async () => {
  const { db } = database
  const storage = diskStorage(uploadFolder)
  const folder = join(uploadFolder, 'cases')
  await mkdir(folder, { recursive: true })
  const store = async (name: string, caseId: number, created: Date) => {
    await writeFile(join(folder, name), 'picture')
    await utimes(join(folder, name), created, created)
    await db.insert(case_uploads).values({
      case_id: caseId,
      image_file: name,
      bytes: 7,
      width: 1,
      height: 1,
      created_at: created,
    })
  }
  const old = await storeCase(db, { at: ago(twoYears) })
  const young = await storeCase(db, { at: ago(20) })
  await store('of-old.jpg', old, ago(twoYears))
  await store('of-young.jpg', young, ago(20))
  await run()
  await removeStrayFiles({ db, storage }, now)
  expect(await readdir(folder)).toEqual(['of-young.jpg'])
})

test('sessions, links, account mails and audit rows are deleted at their age', async () => {
  const { db } = database
  await db.delete(sessions)
  await db.delete(mails)
  const [user] = await db.select().from(users).limit(1)
  const user_id = user?.id ?? 0
  for (const [name, days] of [
    ['young', 20],
    ['old', 40],
  ] as const) {
    const session = { user_id, ends_at: ago(-90), expires_at: ago(-30), created_at: ago(50) }
    await db
      .insert(sessions)
      .values({ ...session, token_hash: `ended-${name}`, ended_at: ago(days) })
    await db
      .insert(sessions)
      .values({ ...session, token_hash: `idle-${name}`, expires_at: ago(days) })
    const link = { user_id, kind: 'password', expires_at: ago(days) } as const
    await db.insert(account_tokens).values({ ...link, token_hash: name })
  }
  for (const days of [360, 370]) {
    const mail = { user_id, kind: 'password-changed', to: 'a@b.example', lang: 'sv' } as const
    await db.insert(mails).values({ ...mail, message_id: `account-${days}`, created_at: ago(days) })
  }
  const entry = { action: 'auth:login', item: 'user' }
  const seen: [number, string][] = [
    [80, '192.0.2.17'],
    [100, '192.0.2.18'],
    [101, '2001:db8:1234:5678::1'],
    [102, 'somewhere'],
    [731, '192.0.2.19'],
  ]
  for (const [days, address] of seen)
    await db.insert(audit).values({ ...entry, at: ago(days), address })
  // The proof of a run stays for good.
  await db.insert(audit).values({ action: 'retention:run', item: 'retention', at: ago(731) })
  expect(await run()).toMatchObject({
    sessions: 2,
    account_links: 1,
    account_mails: 1,
    audit_addresses: 4,
    audit_rows: 1,
  })
  const left = await db.select().from(sessions).orderBy(sessions.token_hash)
  expect(left.map(({ token_hash }) => token_hash)).toEqual(['ended-young', 'idle-young'])
  const addresses = await db
    .select({ address: audit.address })
    .from(audit)
    .where(eq(audit.item, 'user'))
    .orderBy(desc(audit.at))
  expect(addresses.map(({ address }) => address)).toEqual([
    '192.0.2.17',
    '192.0.2.0/24',
    '2001:db8:1234::/48',
    null,
  ])
})

test('a run is stored as proof, and a failed task does not stop the others', async () => {
  const { db } = database
  await storeCase(db, { at: ago(twoYears) })
  await db.execute(sql`alter table sessions rename to sessions_away`)
  await run()
  await db.execute(sql`alter table sessions_away rename to sessions`)
  const [proof] = await db.select().from(audit)
  expect(proof).toMatchObject({
    action: 'retention:run',
    changes: { failed: ['sessions'], removed: { quiet_cases: 1 } },
  })
  expect(await lastRun(db, 'retention', now)).toBe(now)
  // The run is in the future after the clock was set back.
  expect(await lastRun(db, 'retention', now - 3_600_000)).toBeNull()
})

const hour = (at: string, storage = diskStorage(uploadFolder)) =>
  runHousekeeping({
    ...services(Date.parse(at)),
    storage,
    dataDir: uploadFolder,
    jobs: { enqueueMail: async () => undefined },
    publicUrl: 'http://localhost',
  })
const runs = async () => (await database.db.select().from(audit)).length

test('an unreachable storage fails the job after the other tasks have run', async () => {
  const away = { ...diskStorage(uploadFolder), list: () => Promise.reject(new Error('away')) }
  await expect(hour('2029-06-01T12:05:00Z', away)).rejects.toThrow('strayFiles')
  expect(await runs()).toBe(1)
})

test('retention runs once a night, also later if it was missed', async () => {
  await hour('2029-06-01T12:05:00Z')
  expect(await runs()).toBe(1)
  await hour('2029-06-01T23:05:00Z')
  expect(await runs()).toBe(1)
  await hour('2029-06-02T02:05:00Z')
  expect(await runs()).toBe(2)
  await hour('2029-06-05T17:05:00Z')
  expect(await runs()).toBe(3)
})
