import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../../database/client.ts'
import { case_uploads } from '../../database/schema/case-files.ts'
import { case_messages, cases } from '../../database/schema/cases.ts'
import { companies, users } from '../../database/schema/people.ts'
import { diskStorage } from '../../media/disk-storage.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { logInUser } from '../../testing/sessions.ts'
import { testNow } from '../../testing/test-api.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { eraseAccount } from './erase-account.ts'

const sender = { kind: 'inquiry', lang: 'sv', firstname: 'Karin', lastname: 'Ek' } as const
const visitor = { address: '', requestId: '' }

const servicesOn = (db: Database) => ({
  db,
  storage: diskStorage('/nowhere'),
  passwords: { hash: async () => '', isRight: async () => true, isOutdated: () => false },
  now: () => testNow,
  storeErasures: async () => undefined,
})

test('a picture or a list of erasures that cannot be written now does not undo the answer', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const [user] = await db.select().from(users).where(eq(users.email_address, 'role10@demo.example'))
  const userId = user?.id ?? 0
  const [own] = await db
    .insert(cases)
    .values({
      ...sender,
      case_number: 'MK-2026-900001',
      user_id: userId,
      email_address: 'role10@demo.example',
    })
    .returning()
  const picture = { case_id: own?.id ?? 0, bytes: 10, width: 1, height: 1 }
  await db.insert(case_uploads).values([
    { ...picture, image_file: 'en.jpg' },
    { ...picture, image_file: 'tva.jpg' },
  ])
  const [others] = await db
    .insert(cases)
    .values({ ...sender, case_number: 'MK-2026-900003', email_address: 'annan@kund.example' })
    .returning()
  const message = { case_id: others?.id ?? 0, from_customer: true, message: 'Hälsar Karin' }
  await db.insert(case_messages).values({ ...message, user_id: userId })
  const removed: string[] = []
  const storage = {
    ...diskStorage('/nowhere'),
    remove: async (key: string) => {
      removed.push(key)
      throw new Error('the object storage is away')
    },
  }
  const storeErasures = () => Promise.reject(new Error('the disk is full'))
  const services = { ...servicesOn(db), storage, storeErasures }
  const account = await logInUser(db, userId)
  expect(await eraseAccount(services, { account, password: 'x', visitor })).toBe('erased')
  expect(removed).toHaveLength(2)
  const [erased] = await db.select().from(users).where(eq(users.id, userId))
  expect(erased?.anonymised_at).not.toBeNull()
  // From before an address was changed, for example.
  expect(await db.$count(case_messages)).toBe(0)
  await database.close()
})

test('an erasure locks the account before its cases and its company', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const [company] = await db
    .insert(companies)
    .values({ corp_vat: 'SE556012579001', corp_name: 'Kran AB' })
    .returning()
  const [user] = await db
    .update(users)
    .set({ company_id: company?.id })
    .where(eq(users.email_address, 'role20@demo.example'))
    .returning()
  const userId = user?.id ?? 0
  await db.insert(cases).values({
    case_number: 'MK-2026-900002',
    kind: 'inquiry',
    lang: 'sv',
    user_id: userId,
    firstname: 'Karin',
    lastname: 'Ek',
    email_address: 'role20@demo.example',
  })
  const account = await logInUser(db, userId)
  const erasing = await db.transaction(async (tx) => {
    await tx.execute(sql`select id from ${users} where id = ${userId} for no key update`)
    const erased = eraseAccount(servicesOn(db), { account, password: 'x', visitor })
    await untilWaiting(db)
    await tx.execute(sql`select id from ${cases} where user_id = ${userId} for update nowait`)
    await tx.execute(sql`select id from ${companies} where id = ${company?.id} for update nowait`)
    return { erased }
  })
  expect(await erasing.erased).toBe('erased')
  await database.close()
})

test('a company goes with its last account: one in the trash does not keep it', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const [company] = await db
    .insert(companies)
    .values({ corp_vat: 'SE556012579001', corp_name: 'Kran AB' })
    .returning()
  const company_id = company?.id
  const join = async (email_address: string, deleted_at: Date | null) => {
    const isThem = eq(users.email_address, email_address)
    const [user] = await db.update(users).set({ company_id, deleted_at }).where(isThem).returning()
    return user?.id ?? 0
  }
  await join('role10@demo.example', new Date(testNow))
  const account = await logInUser(db, await join('role20@demo.example', null))
  expect(await eraseAccount(servicesOn(db), { account, password: 'x', visitor })).toBe('erased')
  expect(await db.$count(companies, eq(companies.corp_vat, 'SE556012579001'))).toBe(0)
  await database.close()
})
