import { ownAccountSchema } from '@minikran/contract/admin/own-account'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const typed = { firstname: ' Maria ', lastname: 'Ek Öberg', phone: '070-123 45 67', locale: 'en' }

test('name, phone and language of the own account are changed by the rules of every form', async () => {
  const { status, data } = await api.as(60).post('updateOwnProfile', typed)
  expect(status).toBe(200)
  expect(ownAccountSchema.strict().safeParse(data).error?.issues ?? []).toEqual([])
  const own = { firstname: 'Maria', lastname: 'Ek Öberg', phone: '070-123 45 67', locale: 'en' }
  expect(data).toMatchObject({ ...own, fullname: 'Maria Ek Öberg', role: 60 })
  expect((await api.as(60).get('getStaffObj')).data).toMatchObject({ fullname: 'Maria Ek Öberg' })
  const [row] = await api.db.select().from(users).where(eq(users.id, data.id))
  expect(row).toMatchObject({ ...own, updated_by: data.id, email_address: 'role60@demo.example' })
  const changed = and(eq(audit.action, 'profile.update'), eq(audit.item_id, String(data.id)))
  expect(await api.db.select().from(audit).where(changed)).toHaveLength(1)
  const emptied = await api.as(60).post('updateOwnProfile', { ...typed, phone: '' })
  expect(emptied.data['phone']).toBe(null)
})

test('a change that the audit cannot record is not made', async () => {
  const before = await api.as(60).get('getOwnAccountObj')
  await api.db.execute(sql`
    alter table audit add constraint unrecorded check (action <> 'profile.update') not valid`)
  const { status } = await api.as(60).post('updateOwnProfile', { ...typed, lastname: 'Annan' })
  await api.db.execute(sql`alter table audit drop constraint unrecorded`)
  expect(status).toBe(500)
  expect(await api.as(60).get('getOwnAccountObj')).toEqual(before)
})

test.each([
  ['a name that turns the text around', { firstname: 'Bo\u202e' }, { firstname: ['characters'] }],
  ['no name', { lastname: '  ' }, { lastname: ['required'] }],
  ['a phone that is none', { phone: '07' }, { phone: ['minLength'] }],
])('%s is refused beside its field', async (_, change, errors) => {
  const answer = await api.as(60).post('updateOwnProfile', { ...typed, ...change })
  expect([answer.status, answer.errors]).toEqual([422, errors])
})

test.each([{ locale: 'de' }, { role: 100 }, { email_address: 'annan@demo.example' }])(
  'nobody gives themselves %j',
  async (change) => {
    const answer = await api.as(60).post('updateOwnProfile', { ...typed, ...change })
    expect(answer.status).toBe(422)
  },
)
