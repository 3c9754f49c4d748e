import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cases } from '../../../database/schema/cases.ts'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import { storeCase } from '../../../housekeeping/stored-case.fixture.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { userOfRole } from '../../../testing/stored-rows.ts'
import { testNow } from '../../../testing/test-api.ts'

let api: AdminApi
beforeEach(async () => {
  api = await createAdminApi()
})
afterEach(() => api.close())

const password = 'Lyft-trygg-2026'
const address = 'role20@demo.example'
const look = (email: string) =>
  api.as(100).get(`getPersonObj?email_address=${encodeURIComponent(email)}`)
const erase = (body: object) =>
  api.as(100).post('erasePerson', { email_address: address, password, ...body })

/** A case that was sent without an account, in capitals. */
async function storeCaseOf(email: string) {
  const id = await storeCase(api.db, { at: new Date(testNow - 3_600_000) })
  await api.db.update(cases).set({ email_address: email.toUpperCase() }).where(eq(cases.id, id))
}

test('who has asked for it is shown with account and cases, and erased from both', async () => {
  const customer = await userOfRole(api.db, 20)
  await storeCaseOf(address)
  const found = (await look(address)).data
  expect(found.accounts).toEqual([
    expect.objectContaining({ id: customer.id, role: 20, deleted_at: null }),
  ])
  expect(found.cases).toBeGreaterThan(0)
  expect((await erase({})).data).toEqual({ erased: true })
  expect((await look(address)).data).toEqual({ accounts: [], cases: 0, seats: 0 })
  const isOf = sql`lower(${cases.email_address}) = ${address}`
  expect(await api.db.$count(cases, isOf)).toBe(0)
  const superadmin = await userOfRole(api.db, 100)
  const rows = await api.db
    .select()
    .from(audit)
    .where(eq(audit.action, 'user.erase'))
    .orderBy(desc(audit.id))
  expect(rows).toContainEqual(
    expect.objectContaining({ user_id: superadmin.id, item_id: String(customer.id) }),
  )
})

test('somebody without an account is found by the cases, and erased from them', async () => {
  await storeCaseOf('karin@kund.example')
  expect((await look('karin@kund.example')).data).toEqual({ accounts: [], cases: 1, seats: 0 })
  expect((await erase({ email_address: 'karin@kund.example' })).status).toBe(200)
  expect((await look('karin@kund.example')).data.cases).toBe(0)
})

test('nobody is erased without the password of the user who erases', async () => {
  expect((await erase({ password: 'fel' })).errors).toEqual({ password: ['wrong'] })
  expect(await api.db.$count(users, eq(users.email_address, address))).toBe(1)
})

test('a colleague is erased only after the account is in the trash', async () => {
  const colleague = await userOfRole(api.db, 62)
  const body = { email_address: colleague.email_address }
  expect((await erase(body)).errors).toEqual({ email_address: ['staffAccount'] })
  expect((await api.as(100).post('removeUser', { user_id: colleague.id })).status).toBe(200)
  expect((await erase(body)).status).toBe(200)
  const isKept = eq(users.email_address, colleague.email_address)
  expect(await api.db.$count(users, isKept)).toBe(0)
})
