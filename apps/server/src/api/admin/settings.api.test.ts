import { settingsSchema } from '@minikran/contract/admin/settings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMailTo } from '../../database/mail-to.ts'
import { company } from '../../database/schema/content.ts'
import { audit } from '../../database/schema/operations.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const find = async () => (await api.as(90).get('getSettingsObj')).data

test('what the company has set is read, changed and kept in the audit', async () => {
  const before = await find()
  expect(settingsSchema.strict().safeParse(before).error?.issues ?? []).toEqual([])
  const body = {
    id: 1,
    version: before.version,
    phone: '08-100 200 30',
    mail_to: 'in@kran.example',
  }
  const { status, data } = await api.as(90).post('updateSettings', body)
  expect(status).toBe(200)
  expect(data).toMatchObject({ phone: '08-100 200 30', mail_to: 'in@kran.example' })
  const site = await (await api.get('getCompanyObj')).json()
  expect(site.data.phone).toBe('08-100 200 30')
  const [line] = await api.db.select().from(audit).where(eq(audit.item, 'settings'))
  expect(line?.changes).toEqual({
    phone: [before['phone'], '08-100 200 30'],
    mail_to: [null, 'in@kran.example'],
  })
})

test('of two changes to one version the second meets the first', async () => {
  const { version } = await find()
  const change = (employees: number) =>
    api.as(100).post('updateSettings', { id: 1, version, employees })
  const answers = await Promise.all([change(4), change(5)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stale = answers.find(({ status }) => status === 409)
  expect(stale?.facts?.['current']).toMatchObject({ employees: (await find())['employees'] })
})

test('a faulty field is refused, and nobody below an admin sets anything', async () => {
  const { version } = await find()
  const faulty = { id: 1, version, email_address: 'ingen', founded: 'i går', x: 1 }
  const { status, errors } = await api.as(90).post('updateSettings', faulty)
  expect([status, Object.keys(errors ?? {}).toSorted((a, b) => (a < b ? -1 : 1))]).toEqual([
    422,
    ['email_address', 'founded', 'x'],
  ])
  expect((await api.as(80).get('getSettingsObj')).status).toBe(403)
  expect((await api.as(62).post('updateSettings', { id: 1, version })).status).toBe(403)
})

test.each([
  ['0001-01-01', 422],
  ['1799-12-31', 422],
  ['1800-01-01', 200],
  ['2026-11-20', 200],
  ['2026-11-21', 422],
  ['2031-01-01', 422],
])('founded on %s is answered by %i', async (founded, expected) => {
  const { version } = await find()
  const { status, errors } = await api.as(90).post('updateSettings', { id: 1, version, founded })
  expect([status, errors]).toEqual([
    expected,
    expected === 200 ? undefined : { founded: ['foundingDate'] },
  ])
})

test('a new installation has nothing set yet, and sets it', async () => {
  await api.db.delete(company)
  const fresh = await find()
  expect([fresh.version, fresh['name']]).toEqual([0, ''])
  const only = { id: 1, version: 0, mail_to: 'in@kran.example' }
  const { errors } = await api.as(90).post('updateSettings', only)
  expect(Object.keys(errors ?? {})).toEqual(['name', 'phone', 'email_address', 'founded'])
  const body = {
    name: 'Kran AB',
    phone: '08-1',
    email_address: 'a@b.example',
    founded: '2020-01-01',
  }
  const { status } = await api.as(90).post('updateSettings', { id: 1, version: 0, ...body })
  expect(status).toBe(200)
})

test('notifications go where the company says, else to MAIL_TO, else to who answers', async () => {
  const asked = { mailTo: 'env@kran.example', answeredBy: 'depa@kran.example' }
  expect(await findMailTo(api.db, asked)).toBe('in@kran.example')
  const { version } = await find()
  await api.as(90).post('updateSettings', { id: 1, version, mail_to: null })
  expect(await findMailTo(api.db, asked)).toBe('env@kran.example')
  expect(await findMailTo(api.db, { ...asked, mailTo: null })).toBe('depa@kran.example')
})
